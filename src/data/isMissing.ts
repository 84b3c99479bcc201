/**
 * Whether the site has another version by now, without this file; some hosts then send a page.
 * @returns false where the site does not answer, or answers that it cannot
 */
export const isMissing = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ status, headers }) => status < 500 && !/script/.test(headers.get('content-type') ?? ''),
    () => false,
  );
