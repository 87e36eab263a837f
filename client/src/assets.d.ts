// What the bundler makes of an import that is not code (the loaders are named in build.mjs).
declare module "*.css";
declare module "*.svg" {
  const url: string;
  export default url;
}
