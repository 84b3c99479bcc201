/**
 * Stands in for `react`: what this project and its packages use of it, by name. Some of them look
 * into the whole of React for functions that may be missing, and the bundle would keep the rest.
 */
export {
  cloneElement,
  Component,
  createContext,
  createElement,
  forwardRef,
  Fragment,
  isValidElement,
  memo,
  startTransition,
  useCallback,
  useContext,
  useDebugValue,
  useEffect,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'preact/compat';
export default {};
