/** Those that `ui/Picture` draws, whose size is known. */
const lazy = 'img[loading=lazy]:has(+ button)';
/** Drawn in place of a picture that is still far away. Without a size: the picture's own holds. */
const nothing = 'data:image/svg+xml,<svg%20xmlns="http://www.w3.org/2000/svg"/>';
/** CSS pixels; on wider screens a picture is a smaller part of what there is to load. */
const PHONE = 600;

let near: IntersectionObserver | undefined;

/** `loadWhenNear` for every lazy picture of a page that comes by a click. */
export const loadAllWhenNear = (page: Element): void =>
  page.querySelectorAll<HTMLImageElement>(lazy).forEach(loadWhenNear);

/**
 * Lets a lazy picture that a script has just drawn load when it is near: on a phone less than a
 * screen away. Left alone, browsers fetch those of the next two screens, on a slow connection of the
 * next four. One that was there before, or is wanted first, is left as it is.
 */
export function loadWhenNear(image: HTMLImageElement | null): void {
  if (!image || image.currentSrc || image.fetchPriority === 'high') return;
  near ??= observe();
  // goes before `src`, which stays what it is
  image.srcset = nothing;
  near.observe(image);
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
    // asked in this way it takes no layout
    { rootMargin: matchMedia(`(max-width: ${PHONE}px)`).matches ? '75%' : '200%' },
  );
  addEventListener('beforeprint', () => document.querySelectorAll('[srcset]').forEach(load));
  return near;
}
