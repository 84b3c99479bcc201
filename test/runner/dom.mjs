import { GlobalWindow } from 'happy-dom';

const own = new Set(['constructor', 'undefined', 'NaN', 'Infinity', 'global', 'globalThis']);

/** Gives this process a document. Once: a second window would leave half of the first behind. */
export function registerDom() {
  const window = new GlobalWindow({
    url: 'http://localhost:3000/',
    width: 1280,
    height: 800,
    console: globalThis.console,
  });
  for (const [key, property] of Object.entries(Object.getOwnPropertyDescriptors(window))) {
    if (own.has(key)) continue;
    if (property.value === window) property.value = globalThis;
    Object.defineProperty(globalThis, key, { ...property, configurable: true });
  }
}
