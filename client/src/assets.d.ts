// What the bundler makes of an import that is not code (the loaders are named in build.mjs).
declare module "*.css";
declare module "*.svg" {
  const url: string;
  export default url;
}

// What words.mjs makes of the catalogues.
declare module "words:every/offline" {
  type Body = import("@fluent/bundle").FluentResource["body"];
  const catalogues: Readonly<Record<import("./sentences").Language, Body>>;
  export default catalogues;
}
declare module "words:languages" {
  type Body = import("@fluent/bundle").FluentResource["body"];
  type Load = () => Promise<{ readonly default: Body }>;
  export const languages: Readonly<
    Record<
      import("./sentences").Language,
      {
        readonly name: string;
        readonly locale: string;
        readonly parts: Readonly<Record<import("./sentences").Part, Load>>;
      }
    >
  >;
}
