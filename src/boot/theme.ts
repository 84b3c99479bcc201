import { dataset } from './dataset';

const system = matchMedia('(prefers-color-scheme: dark)');
/** Set by a choice that storage did not take: it holds for this page. */
let isUnkept = false;

/**
 * Sets `data-theme` from storage, again whenever what it follows may have changed, and lets every
 * `[data-theme-toggle]` button switch it.
 */
export function startTheme(): void {
  dataset['js'] = '';
  apply();
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-theme-toggle]')) toggle();
  });
  // whatever the key: storage that is cleared names none
  addEventListener('storage', apply);
  // a page that was kept for the Back button may have missed what happened meanwhile
  addEventListener('pageshow', apply);
  system.onchange = apply;
}

function apply(): void {
  if (isUnkept) return;
  try {
    const stored: unknown = localStorage['theme'];
    const isDark = stored === 'dark' || (stored === 'system' && system.matches);
    dataset['theme'] = isDark ? 'dark' : 'light';
  } catch {
    // storage blocked: what stands there holds
  }
}

function toggle(): void {
  const next = dataset['theme'] === 'dark' ? 'light' : 'dark';
  dataset['theme'] = next;
  try {
    localStorage['theme'] = next;
    isUnkept = false;
  } catch {
    // blocked or full
    isUnkept = true;
  }
}
