/** @typedef {import('./bundleSettings.mjs').Result} Result */

/** What esbuild calls a script that several pages share, before the hash of its content. */
const sharedName = /\bchunk-(?=[A-Z0-9]{8}\.js\b)/g;

/**
 * Gives scripts that pages share a name of one letter: each script that imports some begins with it
 * and is compressed by itself, so that five letters less make a staff page 0.15 KB lighter.
 * @param {Result} result
 * @returns {Result}
 */
export const withShortNames = ({ outputFiles, metafile, ...result }) => ({
  ...result,
  metafile: JSON.parse(shortened(JSON.stringify(metafile))),
  outputFiles: outputFiles.map(({ path, text, hash }) => {
    const shorter = shortened(text);
    return { path: shortened(path), text: shorter, contents: Buffer.from(shorter), hash };
  }),
});

/** @param {string} text */
const shortened = (text) => text.replace(sharedName, 'c-');
