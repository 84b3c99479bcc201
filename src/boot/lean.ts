declare global {
  interface Navigator {
    /** Chromium alone has it; the other browsers do not tell. */
    readonly connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** Whether the visitor pays for every byte, or waits for it: then nothing is fetched unasked. */
export function wantsLean(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return (
    saveData || effectiveType.endsWith('2g') || matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
