/** Has the browser save a text as a file. */
export function downloadText(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // at once would be before the browser has begun to read it
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
