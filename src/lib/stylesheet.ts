import { withTimeout } from './withTimeout';

/** Browsers go on waiting for these, and have whoever asks for one again wait along. */
const hung = new Set<string>();

/** Adds rules to the document that came as text: the content policy lets in no `<style>`. */
export function adoptRules(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Adds a stylesheet to the document; resolves when its rules apply.
 * @param deadline  milliseconds after which it is asked for anew, should somebody still want it
 */
export async function addStylesheet(url: string, deadline: number): Promise<void> {
  const link = document.createElement('link');
  const failed = () => new Error(`Could not load ${url}`);
  const applied = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(failed());
  });
  link.rel = 'stylesheet';
  link.href = hung.has(url) ? `${url}?${Date.now()}` : url;
  document.head.append(link);
  try {
    await withTimeout(applied, deadline, () => {
      hung.add(url);
      return failed();
    });
  } catch (error) {
    link.remove();
    throw error;
  }
}
