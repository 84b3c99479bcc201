/** Stands in for the worker where the site is to have none: removes it and all that it has kept. */
import type { Scope } from './scope';
import { clearAllBut } from './store';

declare const self: Scope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(clearAllBut([]).then(() => self.registration.unregister())),
);
