import { BuildError } from './options.mjs';
import { rewriting } from './rewriting.mjs';

const noted = '1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++';
const runtime = /[\\/]react[\\/]cjs[\\/]react-jsx-runtime\.development\.js$/;

export const quickElements = rewriting('quick-elements', runtime, withQuickElements);

/**
 * In development React notes with each element where it was made. Rendering all pages ahead makes
 * thousands of them, and the notes take a third of a rebuild; they are for a browser's console.
 * @param {string} source
 * @returns {string} fails where the notes are not found, as after an update of the package
 */
export function withQuickElements(source) {
  const [before, ...rest] = source.split(noted);
  if (rest.length !== 2)
    throw new BuildError(`React notes where elements are made in ${rest.length} places, not 2`);
  return [before, ...rest].join(`typeof document === "object" && ${noted}`);
}
