/** Opens the real app at an address inside the test process's document. */
import { createRoot } from 'react-dom/client';
import { App } from '~/app/App';
import { fromCode } from '~/app/fromCode';
import { loadPage } from '~/app/loadPage';
import { setPageSource } from '~/app/pageSource';
import { renewStore } from '~/state/jotai';
import { renewShared } from '~/state/shared';
import { find, type Finder } from './find';

export interface OpenApp extends Finder {
  click: (element: Element) => Promise<void>;
  type: (field: Element, value: string) => Promise<void>;
  press: (key: string, element?: Element) => Promise<void>;
  navigateTo: (path: string) => Promise<void>;
}

let close: (() => void) | undefined;
/** What React or the app complained about. */
const complaints: string[] = [];
const say = console.error;

/**
 * Renders the page at `path` as the browser entry does for an address not rendered ahead; `stored`
 * is what the browser has kept from earlier visits.
 */
export async function openApp(
  path: string,
  stored: Readonly<Record<string, string>> = {},
): Promise<OpenApp> {
  cleanup();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  complaints.length = 0;
  console.error = (...words: unknown[]) => complaints.push(words.map(String).join(' '));
  history.replaceState(null, '', path);
  const host = document.createElement('div');
  host.id = 'root';
  document.body.append(host);
  renewStore();
  renewShared();
  setPageSource(fromCode);
  const root = createRoot(host);
  close = () => {
    root.unmount();
    host.remove();
  };
  root.render(<App initial={await loadPage(location.pathname)} />);
  await settled();
  return { ...find(host), click, type, press, navigateTo };
}

/** Takes the app away again; fails when something was written to the error console. */
export function cleanup(): void {
  close?.();
  close = undefined;
  localStorage.clear();
  sessionStorage.clear();
  console.error = say;
  const [first] = complaints.splice(0);
  if (first) throw new Error(`Written to the console: ${first}`);
}

/** Waits until both libraries have rendered and run their effects. */
export async function settled(): Promise<void> {
  // Preact runs effects after an animation frame, React in a macrotask
  for (let turn = 0; turn < 2; turn++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Waits until `check` stops throwing, for what takes more than a render. */
export async function until<T>(check: () => T): Promise<T> {
  const end = Date.now() + 3000;
  for (;;) {
    try {
      return check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await settled();
    }
  }
}

async function click(element: Element): Promise<void> {
  if (element instanceof HTMLElement) element.click();
  await settled();
}

async function type(field: Element, value: string): Promise<void> {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) {
    throw new Error(`Not a field to type in: ${field.outerHTML}`);
  }
  field.focus();
  // React looks for changes through the prototype's setter
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
}

async function press(key: string, element: Element | null = document.activeElement): Promise<void> {
  element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await settled();
}

async function navigateTo(path: string): Promise<void> {
  history.pushState(null, '', path);
  await settled();
}
