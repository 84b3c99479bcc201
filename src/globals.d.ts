declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
declare module '*.css';

/** Origin of the site for canonical links, empty for the brand's default; set by the build. */
declare const SITE_URL: string;
/** Year of the build, so that the first client render equals the prerendered one. */
declare const BUILD_YEAR: number;

/** JSON of the kilobytes that each of the site's own pictures takes to a browser, by address. */
declare const PICTURE_KILOBYTES: string;

/** Whether visitors get the service worker that keeps pages for them; see src/worker. */
declare const WORKER: boolean;

/** Origin of the hosted database; empty where everything lives in the browser. */
declare const SUPABASE_URL: string;
/** The key of it that browsers may know. */
declare const SUPABASE_ANON_KEY: string;
