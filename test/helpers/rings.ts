import { importsOf, targetOf } from './source';

/**
 * The modules that import themselves by way of others, for types as for values. A type in a comment
 * counts where that is how types are written.
 */
export function modulesInRings(sources: Readonly<Record<string, string>>): string[] {
  const targets = new Map(
    Object.entries(sources).map(([path, source]) => [path, targetsOf(path, source, sources)]),
  );
  return [...targets.keys()].filter((path) => {
    const reached = new Set(targets.get(path));
    // grows as it is read
    for (const each of reached) for (const next of targets.get(each) ?? []) reached.add(next);
    return reached.has(path);
  });
}

function targetsOf(path: string, source: string, known: object): string[] {
  const typed = path.endsWith('.mjs') ? source.matchAll(/\bimport\('([^']+)'\)/g) : [];
  const from = [
    ...importsOf(source).map((each) => each.from),
    ...[...typed].map((each) => each[1]),
  ];
  return from.flatMap((each) => {
    const target = targetOf(path, each ?? '');
    return ['', '.ts', '.tsx'].map((ending) => target + ending).find((file) => file in known) ?? [];
  });
}
