import { reloadUnless } from './again';
import { dataset } from './dataset';

// Between the first words of a page and the script behind them, which does the rest: on a slow network
// the words are painted before that has arrived.

/** Marks the buttons that are pressed meanwhile, and asks anew for a document that breaks off here. */
export function awaitStart(): void {
  dataset['early'] = '';
  addEventListener('click', mark);
  // what stands last is there though that script was kept from running, too
  reloadUnless(() => !('early' in dataset) || document.getElementById('toasts'));
}

function mark({ target }: Event): void {
  if (!('early' in dataset) || !(target instanceof Element)) return;
  // that one does its work without the rest
  const button = target.closest<HTMLElement>('button:not([data-theme-toggle])');
  if (button) button.dataset['pressed'] = '';
}

/** Presses anew what was pressed, for what listens by now. */
export function endWait(): void {
  delete dataset['early'];
  for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete button.dataset['pressed'];
    button.click();
  }
}
