import { lazyPart } from './lazyPart';

/** `StartSession` for pages that seldom need it. */
export const LazySession = lazyPart(() =>
  import('./StartSession').then((module) => module.StartSession),
);
