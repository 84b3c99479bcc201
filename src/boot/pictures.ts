import { showPicture } from '~/content/pictures';

const lazy = 'img[loading=lazy][src]:not([data-src])';
const later = 'img[loading=lazy]:not([data-near], [fetchpriority=high])';
/** Drawn in place of a picture that is still far away. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

/**
 * Lets a picture load when it is less than a screen away. Left alone, browsers fetch those of the next
 * two screens, on a slow connection of the next four.
 */
export function loadWhenNear(): void {
  const load = (image: Element) => {
    near.unobserve(image);
    image.removeAttribute('srcset');
  };
  const near = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) if (isIntersecting) load(target);
    },
    // the one for the page, the other for what scrolls sideways within it
    { rootMargin: '75%', scrollMargin: '0% 75%' },
  );
  followPictures(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>(later)) {
      image.dataset['near'] = '';
      // goes before `src`, which stays what it is
      image.srcset = nothing;
      near.observe(image);
    }
  });
  addEventListener('beforeprint', () => document.querySelectorAll('[data-near]').forEach(load));
}

/** Keeps every lazy picture from loading until the visitor presses the button beside it. */
export function holdPictures(): void {
  followPictures(hold);
  addEventListener('click', show);
}

/** Lazy pictures alone can be kept: they wait for the layout, and an observer comes before that. */
function followPictures(keep: () => void): void {
  new MutationObserver(keep).observe(document, { childList: true, subtree: true });
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
  const button = target instanceof Element && target.closest('[data-picture]');
  const image = button && button.previousElementSibling;
  if (!(image instanceof HTMLImageElement)) return;
  image.src = image.dataset['src'] ?? '';
  // the button goes: what had the focus keeps its place on the page
  image.tabIndex = -1;
  image.focus();
}
