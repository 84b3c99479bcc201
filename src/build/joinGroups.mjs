import { adminModules, blogReader, isForCustomers, isForVisitors, mainModule } from './areas.mjs';
import { fetchedEntries, neededScripts, outputBytes } from './graph.mjs';

/** @typedef {import('esbuild').Metafile} Metafile */
/**
 * Scripts that are loaded together.
 * @typedef {object} Group
 * @property {Set<string>} modules
 * @property {Set<string>} needed  they and what they import, less what everybody has anyway
 * @property {Set<string>} users   entries that load them
 * @property {number} bytes
 */
/** @typedef {(one: Group, other: Group) => number} CostOf */

/** What one more request costs a page, in minified bytes: headers, poorer compression. */
const requestCost = 700;

/**
 * The same where only staff pay for it. Their pages ask for dozens of scripts at once, of which a
 * browser has six under way without HTTP/2. In minified bytes: of the prices from 700 to 3,500 the one
 * by which the list of articles, where most of their visits begin, came to the fewest bytes.
 */
const staffRequestCost = 1300;
/** What is there before any page of the staff's is. */
const staffFrame = 'src/app/admin/StaffFrame.tsx';
/**
 * Visitors are many and come once, some of them to a hosted blog, fewer sign in, and staff are few
 * and come back; each of their pages loads the backend.
 */
const weights = { visitors: 60, readers: 16, customers: 8, staffBackend: 6, staff: 1 };

/**
 * Joins the smallest with the one it fits best, until a request is the lesser evil for each.
 * @param {readonly Group[]} groups
 * @param {CostOf} costOf
 * @returns {Group[]}
 */
export function joinGroups(groups, costOf) {
  const done = [];
  const rest = [...groups];
  for (;;) {
    rest.sort((one, other) => other.bytes - one.bytes);
    const smallest = rest.pop();
    if (!smallest) return done;
    const costs = rest.map((each) => costOf(smallest, each));
    const least = Math.min(...costs);
    const index = costs.indexOf(least);
    const fitting = rest[index];
    if (!fitting || least >= 0) done.push(smallest);
    else rest[index] = joined(fitting, smallest);
  }
}

/**
 * @param {Group} one
 * @param {Group} other
 * @returns {Group}
 */
const joined = (one, other) => ({
  modules: new Set([...one.modules, ...other.modules]),
  needed: new Set([...one.needed, ...other.needed]),
  users: new Set([...one.users, ...other.users]),
  bytes: one.bytes + other.bytes,
});

/**
 * @param {Metafile} graph
 * @returns {CostOf} bytes that entries would then load for nothing, less what the requests saved
 * would have cost them
 */
export function costOfJoining(graph) {
  const bytesOf = outputBytes(graph);
  const inFrame = neededScripts(graph, staffFrame);
  const entries = fetchedEntries(graph, mainModule).map((path, index) => {
    const weight = weightOf(path);
    const around = isStaffs(path) ? inFrame : [];
    return { path, index, weight, needed: new Set([...around, ...neededScripts(graph, path)]) };
  });
  /** @type {Map<Group, number[]>} */
  const known = new Map();
  /** @param {Group} group @returns {number[]} bytes of it that each entry has no use for */
  const inVain = (group) => {
    const bytes =
      known.get(group) ??
      entries.map(({ needed }) =>
        sumOf(group.needed, (each) => (needed.has(each) ? 0 : bytesOf(each))),
      );
    known.set(group, bytes);
    return bytes;
  };
  return (one, other) => {
    const ofOne = inVain(one);
    const ofOther = inVain(other);
    const users = [...one.users, ...other.users];
    const isForStaff = users.every(isStaffs);
    const saved = isForStaff ? staffRequestCost : requestCost;
    return sumOf(entries, ({ path, index, weight }) => {
      const usesOther = other.users.has(path);
      if (!one.users.has(path)) return usesOther ? weight * (ofOne[index] ?? 0) : 0;
      return weight * (usesOther ? -saved : (ofOther[index] ?? 0));
    });
  };
}

/** @param {string} entry */
const isStaffs = (entry) => [weights.staff, weights.staffBackend].includes(weightOf(entry));

/** @param {string} entry */
function weightOf(entry) {
  if (isForVisitors(entry)) return weights.visitors;
  if (entry === blogReader) return weights.readers;
  if (Object.values(adminModules).includes(entry)) return weights.staffBackend;
  return isForCustomers(entry) ? weights.customers : weights.staff;
}

/**
 * @template T
 * @param {Iterable<T>} all
 * @param {(each: T) => number} number
 */
function sumOf(all, number) {
  let sum = 0;
  for (const each of all) sum += number(each);
  return sum;
}
