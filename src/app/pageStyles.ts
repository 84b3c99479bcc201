let urls: Readonly<Record<string, string>> = {};
const loaded = new Map<string, Promise<void>>();

/** Names the stylesheets, by route id. */
export function setPageStyles(table: Readonly<Record<string, string>>): void {
  urls = table;
}

/** Adds the route's stylesheet to the document, once; resolves when its rules apply. */
export function loadStyles(routeId: string): Promise<void> {
  const url = urls[routeId];
  if (!url || typeof document === 'undefined') return Promise.resolve();
  const known = loaded.get(url);
  if (known) return known;
  const loading = addStylesheet(url);
  loaded.set(url, loading);
  loading.catch(() => loaded.delete(url));
  return loading;
}

/** The page that was rendered ahead carries its rules inline. */
export function markStylesLoaded(routeId: string): void {
  const url = urls[routeId];
  if (url) loaded.set(url, Promise.resolve());
}

function addStylesheet(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`Could not load ${url}`));
    };
    document.head.append(link);
  });
}
