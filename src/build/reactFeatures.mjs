import { BuildError } from './options.mjs';

/**
 * What nothing here asks of React's client, a fifth of its weight, by feature as names of its
 * functions: each is reached by an element, a hook or a property alone that the source tree may not
 * use, as a test of its rules sees to. Called after all, they throw.
 * @type {Record<string, string>}
 */
const unused = {
  suspense: `
    updateSuspenseComponent mountSuspensePrimaryChildren mountSuspenseOffscreenState
    retrySuspenseComponentWithoutHydrating updateDehydratedSuspenseComponent
    updateSuspenseListComponent initSuspenseListRenderState cutOffTailIfNeeded
    scheduleSuspenseWorkOnFiber attachSuspenseRetryListeners commitSuspenseHydrationCallbacks
    retryDehydratedSuspenseBoundary registerSuspenseInstanceRetry canHydrateHydrationBoundary
    clearHydrationBoundary hideOrUnhideDehydratedBoundary createFiberFromDehydratedFragment
    getNextHydratableInstanceAfterHydrationBoundary pushPrimaryTreeSuspenseHandler
    reuseSuspenseHandlerOnStack useThenable trackUsedThenable`,
  activity: `
    updateActivityComponent mountActivityChildren retryActivityComponentWithoutHydrating
    commitActivityHydrationCallbacks pushDehydratedActivitySuspenseHandler
    updateOffscreenComponent bailoutOffscreenComponent deferHiddenOffscreenComponent
    mountWorkInProgressOffscreenFiber pushOffscreenSuspenseHandler
    recursivelyTraverseDisappearLayoutEffects recursivelyTraverseReappearLayoutEffects
    recursivelyTraverseReconnectPassiveEffects recursivelyTraverseAtomicPassiveEffects
    commitOffscreenPassiveMountEffects hideOrUnhideAllChildrenOnFiber`,
  viewTransition: `
    startViewTransition flushAfterMutationEffects commitAfterMutationEffectsOnFiber
    recursivelyTraverseAfterMutationEffects commitEnterViewTransitions
    commitAppearingPairViewTransitions measureNestedViewTransitions
    measureViewTransitionHostInstancesRecursive applyViewTransitionToHostInstances
    applyViewTransitionToHostInstancesRecursive applyViewTransitionName
    restoreViewTransitionOnHostInstances restoreViewTransitionName scheduleViewTransitionEvent
    createViewTransitionInstance ViewTransitionPseudoElement getViewTransitionName
    getViewTransitionClassName`,
  headElements: `
    preload preloadModule preinitStyle preinitScript preinitModuleScript preconnectAs getResource
    acquireResource preloadResource suspendResource preloadStylesheet insertStylesheet
    insertStylesheetIntoRoot insertSuspendedStylesheets adoptPreloadPropsForStylesheet
    adoptPreloadPropsForScript getHydratableHoistableCache mountHoistable createHoistableInstance
    preloadResourceAndSuspendIfNeeded`,
  actions: `
    mountActionState updateActionState updateActionStateImpl rerenderActionState
    dispatchActionState runActionStateAction updateOptimisticImpl`,
  fragmentRefs: `
    FragmentInstance commitNewChildToFragmentInstance deleteChildFromFragmentInstance
    addFragmentHandleToFiber addFragmentHandleToInstance`,
  customElements: 'setPropOnCustomElement',
};

/**
 * Called for every element, or for every error, and of no consequence where a feature is not used:
 * the search for view transitions, and the names of components for a stack that nobody reads.
 */
const idle = `
  commitExitViewTransitions trackEnterViewTransitions commitNestedViewTransitions
  commitDeletedPairViewTransitions restoreEnterOrExitViewTransitions restorePairedViewTransitions
  restoreNestedViewTransitions describeNativeComponentFrame`;

/**
 * React's client without them.
 * @param {string} source  as the package has it: a function begins and ends at the first column
 * @returns {string} fails where a name is not found, as after an update of the package
 */
export const withoutFeatures = (source) =>
  withoutFunctions(
    withoutFunctions(withoutMethods(source), Object.values(unused).join(' '), 'throw leftOut();'),
    idle,
    'return "";',
  ) + thrown;

const thrown = `
function leftOut() { return Error('left out of React, see src/build/reactFeatures.mjs'); }`;

/**
 * @param {string} source
 * @param {string} names  white space between them
 * @param {string} body   what they do instead
 */
export function withoutFunctions(source, names, body) {
  const found = new Set();
  const wanted = new Set(names.trim().split(/\s+/));
  const rest = source.replace(/^function (\w+)\([^)]*\) \{\n.*?^\}$/gms, (whole, name) => {
    if (!wanted.has(name)) return whole;
    found.add(name);
    return `function ${name}() { ${body} }`;
  });
  const missing = [...wanted].filter((name) => !found.has(name));
  if (missing.length) throw new BuildError(`react-dom has no function ${missing.join(', ')}`);
  return rest;
}

/**
 * A fragment's ref has methods; without them goes what they alone call.
 * @param {string} source
 */
function withoutMethods(source) {
  const rest = source.replace(/^FragmentInstance\.prototype\.\w+ = function \(.*?^\};$/gms, '');
  if (rest === source) throw new BuildError('react-dom has no methods of fragment refs');
  return rest;
}
