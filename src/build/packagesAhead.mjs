import { basename } from 'node:path';
import { build } from 'esbuild';

/** @typedef {import('esbuild').BuildOptions} BuildOptions */
/** @typedef {import('./bundleSettings.mjs').Result} Result */

/**
 * Bundles packages once, to be left out of every rebuild: they change seldom, and are three
 * quarters of what a rebuild would write.
 * @template {BuildOptions} T
 * @param {T} settings  of the build that is to leave them out
 */
export async function packagesAhead(settings) {
  const names = await importedPackages(settings);
  const packages = await bundlePackages(settings, names);
  const fileOf = (/** @type {string} */ name) =>
    names.includes(name) ? `./${outputName(name)}.js` : name;
  const aliases = Object.entries(settings.alias ?? {});
  const alias = {
    ...Object.fromEntries(names.map((name) => [name, fileOf(name)])),
    ...Object.fromEntries(aliases.map(([name, target]) => [name, fileOf(target)])),
  };
  return {
    settings: { ...settings, alias, external: [`./${outputName('*')}`] },
    /**
     * Adds the packages to a build that has left them out.
     * @template {Result} T
     * @param {T} result
     * @returns {T}
     */
    addTo(result) {
      const outputs = { ...result.metafile.outputs, ...packages.metafile.outputs };
      const pathOf = new Map(Object.keys(outputs).map((path) => [basename(path), path]));
      for (const { imports } of Object.values(outputs))
        for (const each of imports) {
          const path = each.external && pathOf.get(basename(each.path));
          if (path) Object.assign(each, { path, external: false });
        }
      const outputFiles = [...result.outputFiles, ...packages.outputFiles];
      return { ...result, outputFiles, metafile: { ...result.metafile, outputs } };
    },
  };
}

/** @param {string} name */
const outputName = (name) => `package-${name.replace(/[^\w*]+/g, '-').replace(/^-/, '')}`;

/**
 * What the source imports that is not its own, as it is called once aliases are followed; none
 * where the source cannot be read, of which the build itself will tell.
 * @param {BuildOptions} settings
 * @returns {Promise<string[]>}
 */
async function importedPackages(settings) {
  const metafile = await build({
    ...settings,
    packages: 'external',
    write: false,
    metafile: true,
  }).then(
    (result) => result.metafile,
    () => null,
  );
  const imports = Object.values(metafile?.inputs ?? {}).flatMap((input) => input.imports);
  const names = imports.filter(({ external }) => external).map(({ path }) => path);
  return [...new Set(names)].sort();
}

/**
 * @param {BuildOptions} settings
 * @param {readonly string[]} names
 * @returns {Promise<Result>}
 */
async function bundlePackages(settings, names) {
  /** @type {import('esbuild').Plugin} */
  const entries = {
    name: 'package-entries',
    setup({ onResolve, onLoad }) {
      const namespace = 'package';
      onResolve({ filter: /./ }, ({ path, kind }) =>
        kind === 'entry-point' ? { path, namespace } : undefined,
      );
      onLoad({ filter: /./, namespace }, async ({ path }) => ({
        contents: await reExport(path),
        resolveDir: settings.absWorkingDir ?? '',
      }));
    },
  };
  return build({
    ...settings,
    entryPoints: Object.fromEntries(names.map((name) => [outputName(name), name])),
    plugins: [entries],
    write: false,
    metafile: true,
  });
}

/**
 * A module that passes a package on by name: one in CommonJS does not tell esbuild its names.
 * @param {string} name
 */
async function reExport(name) {
  const found = await import(name);
  // Node adds a default export to what was an ES module before it became CommonJS
  const isTranspiled = '__esModule' in found && !('default' in found.default);
  const left = new Set(['__esModule', isTranspiled ? 'default' : '']);
  const exported = Object.keys(found).filter((each) => /^[\w$]+$/.test(each) && !left.has(each));
  return `export { ${exported.join(', ')} } from '${name}';`;
}
