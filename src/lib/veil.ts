/** Hides what the page shows, in this very turn; returns the way to show it again. */
export function veil(): () => void {
  document.body.style.visibility = 'hidden';
  return () => document.body.style.removeProperty('visibility');
}
