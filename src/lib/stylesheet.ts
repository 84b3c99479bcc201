/** Milliseconds after which one is asked for anew, should somebody still want it. */
const deadline = 10_000;

/** Browsers go on waiting for these, and have whoever asks for one again wait along. */
const hung = new Set<string>();

/** Adds rules to the document that came as text: the content policy lets in no `<style>`. */
export function adoptRules(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}

/** Adds a stylesheet to the document; resolves when its rules apply. */
export function addStylesheet(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    const fail = () => {
      clearTimeout(timer);
      link.remove();
      reject(new Error(`Could not load ${url}`));
    };
    const timer = setTimeout(() => {
      hung.add(url);
      fail();
    }, deadline);
    link.rel = 'stylesheet';
    link.href = hung.has(url) ? `${url}?${Date.now()}` : url;
    link.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    link.onerror = fail;
    document.head.append(link);
  });
}
