// Runs every src/**/*.test.ts(x) by Node's own test runner, after bundling it with the esbuild of the build proper.
//
//   npm test                     all
//   npm test -- gesture scene    only files whose path has one of these words
//   JUNIT=FILE npm test          a report for machines besides

import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { wordsPlugin } from "./words.mjs";

const here = path.dirname(fileURLToPath(import.meta.url));
const words = process.argv.slice(2);
const tests = (await readdir(path.join(here, "src"), { recursive: true }))
  .filter((name) => /\.test\.tsx?$/.test(name))
  .filter((name) => words.length === 0 || words.some((word) => name.includes(word)))
  .sort();
if (tests.length === 0) {
  console.error(
    words.length ? `no test file has any of these in its path: ${words.join(" ")}` : "no tests in client/src",
  );
  process.exit(2);
}

// Inside the client's folder, so that packages are found as usual.
const folder = await mkdtemp(path.join(here, ".test-"));
try {
  await build({
    absWorkingDir: here,
    entryPoints: tests.map((name) => path.join("src", name)),
    outbase: "src",
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".css": "empty", ".woff2": "empty", ".svg": "text" },
    plugins: [wordsPlugin],
    sourcemap: "inline",
    logLevel: "warning",
  });
  const bundled = tests.map((name) => path.join(folder, name.replace(/\.tsx?$/, ".mjs")));
  const reporters = ["--test-reporter=spec", "--test-reporter-destination=stdout"];
  if (process.env.JUNIT)
    reporters.push("--test-reporter=junit", `--test-reporter-destination=${process.env.JUNIT}`);
  const run = spawnSync(process.execPath, ["--enable-source-maps", "--test", ...reporters, ...bundled], {
    cwd: here,
    stdio: "inherit",
  });
  process.exitCode = run.status ?? 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
