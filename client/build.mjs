// Bundles the client into ../src/hexagora/club/static, from where the Python package serves it.
//
// Every file that pages load carries a hash of its content in its name, so that a browser may keep it for ever; beside
// each text lies the same packed by Brotli and by gzip, so that nothing is packed while somebody waits. The folder is
// laid beside the old one and then put in its place, so that a running club never serves half a build.

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build, context } from "esbuild";
import { inEveryLanguage, wordsPlugin } from "./words.mjs";

const here = path.dirname(fileURLToPath(import.meta.url));
const target = path.resolve(here, "../src/hexagora/club/static");
const watch = process.argv.includes("--watch");

/** Where the club serves the folder. */
const publicPath = "/static/";

/** What gets smaller by packing. */
const TEXT = /\.(js|css|html|svg|txt|webmanifest)$/;
/** The client's one page, by what it shows first, so that a browser need not read one script to find the next. */
const FIRST = {
  "index.html": "src/pages/start/page.tsx",
  "game.html": "src/pages/game/page.tsx",
  "page.html": null,
};
/** What is too short to be worth a packed file of its own, in bytes. */
const SHORT = 512;

/** @type {import("esbuild").BuildOptions} */
const common = {
  absWorkingDir: here,
  bundle: true,
  format: "esm",
  target: ["es2022", "chrome111", "firefox113", "safari16.4"],
  outdir: target,
  publicPath,
  entryNames: "[name]-[hash]",
  minify: !watch,
  legalComments: "linked",
  write: false,
  logLevel: watch ? "info" : "warning",
};

/** @param {import("esbuild").BuildResult} result */
async function lay({ outputFiles: client = [], metafile }) {
  // The page for being offline stands alone: it shares no file with the client, so it needs few.
  const { outputFiles: apart = [] } = await build({
    ...common,
    entryPoints: [{ in: "src/offline.ts", out: "offline" }],
    plugins: [wordsPlugin],
  });
  const outputFiles = [...client, ...apart];
  const fresh = `${target}.${process.pid}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  // What lies in public/ (icons, the web manifest) is asked for by a fixed name and copied as it is.
  await cp(path.join(here, "public"), fresh, { recursive: true });
  for (const file of outputFiles) {
    const place = path.join(fresh, path.relative(target, file.path));
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, file.contents);
  }
  const names = new Names(outputFiles, metafile);
  await writeFile(path.join(fresh, "offline.html"), await page("src/offline.html", names));
  for (const [name, first] of Object.entries(FIRST))
    await writeFile(path.join(fresh, name), await page("src/index.html", names, first));
  await writeFile(path.join(fresh, "service-worker.js"), await serviceWorker(fresh, names));
  if (!watch) await pack(fresh);
  const stale = `${target}.${process.pid}.old`;
  if (existsSync(target)) await rename(target, stale);
  await rename(fresh, target);
  await rm(stale, { recursive: true, force: true });
}

/** How the files are called that the build has made. */
class Names {
  /** @param {import("esbuild").OutputFile[]} files @param {import("esbuild").Metafile | undefined} metafile */
  constructor(files, metafile) {
    this.all = files.map((file) => path.relative(target, file.path).split(path.sep).join("/"));
    this.made = metafile?.outputs ?? {};
  }

  /** The address of the one file whose name begins and ends so. @param {string} begin @param {string} end */
  only(begin, end) {
    const found = this.all.filter((name) => name.startsWith(`${begin}-`) && name.endsWith(end));
    if (found.length !== 1)
      throw new Error(`expected one ${begin}-HASH${end}, got: ${found.join(", ") || "none"}`);
    return publicPath + found[0];
  }

  /** The script that a source has become, and all that it imports at once. @param {string} source */
  needed(source) {
    const [name, made] = Object.entries(this.made).find(([, { entryPoint }]) => entryPoint === source) ?? [];
    if (!name || !made) throw new Error(`${source} has become no script of its own`);
    const imported = made.imports
      .filter(({ kind }) => kind === "import-statement")
      .map((found) => found.path);
    return [name, ...imported].map((file) => publicPath + path.basename(file));
  }
}

/**
 * A page with the names of its files filled in, and with those that it will need besides.
 *
 * @param {string} source
 * @param {Names} names
 * @param {string | null} first
 */
async function page(source, names, first = null) {
  const app = names.only("app", ".js");
  const needed = new Set(
    ["src/main.tsx", ...(first ? [first] : [])].flatMap((script) => names.needed(script)),
  );
  needed.delete(app);
  const filled = (await readFile(path.join(here, source), "utf8"))
    .replaceAll("%APP_JS%", app)
    .replaceAll("%NO_SCRIPT%", await inEveryLanguage("no-script"))
    .replaceAll("%APP_CSS%", names.only("app", ".css"))
    .replaceAll("%OFFLINE_JS%", names.only("offline", ".js"))
    .replaceAll("%FONT%", names.only("assets/encode-sans-latin-standard-normal", ".woff2"))
    .replaceAll(
      "%IMPORTS%",
      [...needed].map((address) => `<link rel="modulepreload" href="${address}" />`).join("\n    "),
    );
  const open = /%[A-Z_]+%/.exec(filled);
  if (open) throw new Error(`${source} has a placeholder that nothing fills: ${open[0]}`);
  return filled;
}

/** The service worker, told what the page for being offline is made of. @param {string} folder @param {Names} names */
async function serviceWorker(folder, names) {
  const needed = [
    `${publicPath}offline.html`,
    names.only("offline", ".js"),
    names.only("app", ".css"),
    names.only("assets/encode-sans-latin-standard-normal", ".woff2"),
    `${publicPath}icon.svg`,
  ];
  // All that was built: a new build is a new version, whatever it is that has changed.
  const version = createHash("sha256").update([...names.all].sort().join("\n"));
  for (const name of ["offline.html", "icon.svg"]) version.update(await readFile(path.join(folder, name)));
  const { outputFiles = [] } = await build({
    ...common,
    entryPoints: ["src/service-worker.ts"],
    format: "iife",
    define: {
      VERSION: JSON.stringify(version.digest("hex").slice(0, 12)),
      NEEDED: JSON.stringify(needed),
    },
  });
  return outputFiles[0]?.text ?? "";
}

/** Lays each text of a folder beside itself in packed form, where that is shorter. @param {string} folder */
async function pack(folder) {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  for (const name of await readdir(folder, { recursive: true })) {
    if (!TEXT.test(name)) continue;
    const text = await readFile(path.join(folder, name));
    if (text.length < SHORT) continue;
    await writeFile(path.join(folder, `${name}.br`), await promisify(brotliCompress)(text, best));
    await writeFile(path.join(folder, `${name}.gz`), await promisify(gzip)(text, { level: 9 }));
  }
}

/** @type {import("esbuild").BuildOptions} */
const options = {
  ...common,
  entryPoints: [{ in: "src/main.tsx", out: "app" }],
  splitting: true,
  metafile: true,
  jsx: "automatic",
  jsxImportSource: "preact",
  sourcemap: watch ? "inline" : false,
  chunkNames: "chunk-[hash]",
  assetNames: "assets/[name]-[hash]",
  loader: { ".woff2": "file", ".svg": "file", ".png": "file", ".mp3": "file" },
  plugins: [
    wordsPlugin,
    {
      name: "lay",
      setup(build) {
        build.onEnd(async (result) => {
          if (result.errors.length === 0) await lay(result);
        });
      },
    },
  ],
};

if (watch) await (await context(options)).watch();
else await build(options);
