import { showPicture } from '~/content/pictures';
import { codePatience } from '~/lib/codePatience';

/** Those that stand within the page are there already. */
const lazy = 'img[loading=lazy][src]:not([data-src], [src^="data:"])';

/**
 * Keeps every lazy picture from loading until the visitor presses the button beside it. Lazy ones
 * alone can be kept: they wait for the layout, and an observer comes before that.
 */
export function holdPictures(): void {
  new MutationObserver(hold).observe(document, { childList: true, subtree: true });
  addEventListener('click', show);
}

function hold(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(lazy)) {
    image.dataset['src'] = image.getAttribute('src') ?? '';
    image.removeAttribute('src');
    // while the document arrives, its own button may be yet to come
    const complete = document.readyState !== 'loading';
    if (complete && !image.nextElementSibling?.matches('[data-picture]'))
      image.after(makeButton(image.alt));
  }
}

/** For a picture in the text of an article, which comes without. */
function makeButton(words: string): HTMLElement {
  const button = document.createElement('button');
  const alt = document.createElement('span');
  button.type = 'button';
  button.dataset['picture'] = '';
  alt.textContent = words;
  button.append(alt, showPicture());
  return button;
}

function show({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-picture]');
  const image = button && button.previousElementSibling;
  if (!button || !(image instanceof HTMLImageElement)) return;
  // the button comes back, to be pressed anew
  const giveUp = () => {
    clearTimeout(timer);
    image.removeAttribute('src');
    if (image === document.activeElement) button.focus();
  };
  image.onerror = giveUp;
  // of one that hangs a browser never tells; one that is slow has its size by then
  const timer = setTimeout(() => image.complete || image.naturalWidth || giveUp(), codePatience);
  image.src = image.dataset['src'] ?? '';
  // the button goes: what had the focus keeps its place on the page
  image.tabIndex = -1;
  image.focus();
}
