/**
 * Runs inline in the head of pages that only say that they are loading: what there is to see is up
 * to the scripts, so they are asked for at once.
 */
import { reloadUnless, reloadWhenLedOn } from './boot/again';
import { wantsLean } from './boot/lean';
import { leaveMembersOut, preloadOwn, preloadSignIn } from './boot/own';
import { holdPictures } from './boot/pictures';
import { pageScripts, preload, startWhenIdle, startWhenTouched } from './boot/start';
import { startTheme } from './boot/theme';

startTheme();
reloadUnless(() => document.getElementById('root'));
reloadWhenLedOn();
const isLedOn = leaveMembersOut();
if (wantsLean()) {
  startWhenTouched();
  holdPictures();
} else {
  preload(pageScripts());
  preloadOwn();
  if (isLedOn) preloadSignIn();
  // what they take over has to be there
  startWhenIdle(new Promise((whole) => addEventListener('DOMContentLoaded', () => whole())));
}
