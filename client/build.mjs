// Bundles src/main.tsx into ../src/hexagora/club/static, from where the Python package serves it.
//
// Every file but index.html carries a hash of its content in its name, so that a browser may keep it for ever.
// The folder is laid beside the old one and then put in its place, so that a running club never serves half a build.

import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build, context } from "esbuild";

const here = path.dirname(fileURLToPath(import.meta.url));
const target = path.resolve(here, "../src/hexagora/club/static");
const watch = process.argv.includes("--watch");

/** Where the club serves the folder. */
const publicPath = "/static/";

/** @param {import("esbuild").OutputFile[]} files */
async function lay(files) {
  const fresh = `${target}.${process.pid}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  // What lies in public/ (icons, the web manifest) is asked for by a fixed name and copied as it is.
  await cp(path.join(here, "public"), fresh, { recursive: true });
  for (const file of files) {
    const place = path.join(fresh, path.relative(target, file.path));
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, file.contents);
  }
  // index.html is written last: its time tells when the build was made.
  await writeFile(path.join(fresh, "index.html"), await page(files));
  const stale = `${target}.${process.pid}.old`;
  if (existsSync(target)) await rename(target, stale);
  await rename(fresh, target);
  await rm(stale, { recursive: true, force: true });
}

/** @param {import("esbuild").OutputFile[]} files */
async function page(files) {
  const names = files.map((file) => path.relative(target, file.path).split(path.sep).join("/"));
  const entry = (/** @type {string} */ extension) => {
    const found = names.filter((name) => new RegExp(`^app-\\w+\\.${extension}$`).test(name));
    if (found.length !== 1)
      throw new Error(`expected one app.${extension}, got: ${found.join(", ") || "none"}`);
    return publicPath + found[0];
  };
  const template = await readFile(path.join(here, "src/index.html"), "utf8");
  const filled = template.replaceAll("%APP_JS%", entry("js")).replaceAll("%APP_CSS%", entry("css"));
  if (/%[A-Z_]+%/.test(filled)) throw new Error("src/index.html has a placeholder that nothing fills");
  return filled;
}

/** @type {import("esbuild").BuildOptions} */
const options = {
  absWorkingDir: here,
  entryPoints: [{ in: "src/main.tsx", out: "app" }],
  bundle: true,
  format: "esm",
  splitting: true,
  target: ["es2022", "chrome111", "firefox113", "safari16.4"],
  jsx: "automatic",
  jsxImportSource: "preact",
  minify: !watch,
  sourcemap: watch ? "inline" : false,
  legalComments: "linked",
  outdir: target,
  publicPath,
  entryNames: "[name]-[hash]",
  chunkNames: "chunk-[hash]",
  assetNames: "assets/[name]-[hash]",
  loader: { ".woff2": "file", ".svg": "file", ".png": "file", ".mp3": "file" },
  write: false,
  logLevel: watch ? "info" : "warning",
  plugins: [
    {
      name: "lay",
      setup(build) {
        build.onEnd(async (result) => {
          if (result.errors.length === 0) await lay(result.outputFiles ?? []);
        });
      },
    },
  ],
};

if (watch) await (await context(options)).watch();
else await build(options);
