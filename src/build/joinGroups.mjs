import { fetchedEntries, neededScripts, outputBytes } from './graph.mjs';
import { blogReader, isForCustomers, isForVisitors, mainModule } from './groups.mjs';

/** @typedef {import('esbuild').Metafile} Metafile */
/**
 * Scripts that are loaded together.
 * @typedef {object} Group
 * @property {Set<string>} modules
 * @property {Set<string>} needed  they and what they import
 * @property {Set<string>} users   entries that load them
 * @property {number} bytes
 */
/** @typedef {(one: Group, other: Group) => number} CostOf */

/** What one more request costs a page, in minified bytes: headers, poorer compression. */
const requestCost = 700;
/**
 * Visitors are many and come once, some of them to a hosted blog, fewer sign in, and staff are few
 * and come back.
 */
const weights = { visitors: 60, readers: 16, customers: 8, staff: 1 };

/**
 * Joins the smallest with the one it fits best, until a request is the lesser evil for each.
 * @param {Group[]} groups
 * @param {Metafile} graph
 * @param {Set<string>} core  what everybody has anyway
 * @returns {Group[]}
 */
export function joinGroups(groups, graph, core) {
  const costOf = costOfJoining(graph, core);
  const done = [];
  const rest = [...groups];
  for (;;) {
    rest.sort((one, other) => other.bytes - one.bytes);
    const smallest = rest.pop();
    if (!smallest) return done;
    const costs = rest.map((each) => costOf(smallest, each));
    const least = Math.min(...costs);
    const fitting = rest[costs.indexOf(least)];
    if (!fitting || least >= 0) {
      done.push(smallest);
      continue;
    }
    for (const key of /** @type {const} */ (['modules', 'needed', 'users']))
      for (const each of smallest[key]) fitting[key].add(each);
    fitting.bytes += smallest.bytes;
  }
}

/**
 * @param {Metafile} graph
 * @param {Set<string>} core
 * @returns {CostOf} bytes that entries would then load for nothing, less what the requests saved
 * would have cost them
 */
function costOfJoining(graph, core) {
  const bytesOf = outputBytes(graph);
  const needs = new Map(
    fetchedEntries(graph, mainModule).map((entry) => [
      entry,
      new Set([...core, ...neededScripts(graph, entry)]),
    ]),
  );
  /** @param {Group} group @param {string} user */
  const inVain = ({ needed }, user) =>
    sumOf(needed, (each) => (needs.get(user)?.has(each) ? 0 : bytesOf(each)));
  return (one, other) => {
    const both = new Set([...one.users, ...other.users]);
    return sumOf(both, (user) => {
      const weight = weightOf(user);
      if (!one.users.has(user)) return weight * inVain(one, user);
      return weight * (other.users.has(user) ? -requestCost : inVain(other, user));
    });
  };
}

/** @param {string} entry */
function weightOf(entry) {
  if (isForVisitors(entry)) return weights.visitors;
  if (entry === blogReader) return weights.readers;
  return isForCustomers(entry) ? weights.customers : weights.staff;
}

/** @param {Set<string>} all @param {(each: string) => number} number */
const sumOf = (all, number) => [...all].reduce((sum, each) => sum + number(each), 0);
