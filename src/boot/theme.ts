const key = 'theme';
const root = document.documentElement;

/** Sets `data-theme` from storage and lets every `[data-theme-toggle]` button switch it. */
export function startTheme(): void {
  root.dataset['js'] = '';
  apply();
  addEventListener('click', (event) => {
    const target = event.target;
    if (target instanceof Element && target.closest('[data-theme-toggle]')) toggle();
  });
  addEventListener('storage', (event) => {
    if (event.key === key) apply();
  });
}

function apply(): void {
  const stored = read();
  const dark =
    stored === 'dark' ||
    (stored === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset['theme'] = dark ? 'dark' : 'light';
}

function toggle(): void {
  const next = root.dataset['theme'] === 'dark' ? 'light' : 'dark';
  root.dataset['theme'] = next;
  try {
    localStorage.setItem(key, next);
  } catch {
    // storage blocked or full: the theme holds for this page
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
