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
