declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
declare module '*.css';

/** Origin of the site for canonical links, empty for the brand's default; set by the build. */
declare const SITE_URL: string;
/** Year of the build, so that the first client render equals the prerendered one. */
declare const BUILD_YEAR: number;
