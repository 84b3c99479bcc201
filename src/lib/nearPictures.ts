/** Those that `ui/Picture` draws, whose size is known. */
const lazy = 'img[loading=lazy]:not([fetchpriority]):has(+ button)';
/** Drawn in place of a picture that is still far away. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

let near: IntersectionObserver | undefined;

/**
 * Lets the lazy pictures of a page that comes by a click load when they are less than a screen away.
 * Left alone, browsers fetch those of the next two screens, on a slow connection of the next four.
 */
export function loadWhenNear(page: Element): void {
  near ??= observe();
  for (const image of page.querySelectorAll<HTMLImageElement>(lazy)) {
    if (image.currentSrc) continue;
    // goes before `src`, which stays what it is
    image.srcset = nothing;
    near.observe(image);
  }
}

function observe(): IntersectionObserver {
  const load = (image: Element) => {
    near.unobserve(image);
    image.removeAttribute('srcset');
  };
  const near = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) if (isIntersecting) load(target);
    },
    { rootMargin: '75%' },
  );
  addEventListener('beforeprint', () => document.querySelectorAll('[srcset]').forEach(load));
  return near;
}
