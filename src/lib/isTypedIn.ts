/** Whether something was typed into the fields of a place that no code looks after yet. */
export const isTypedIn = (place: ParentNode): boolean =>
  [...place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
