/** Runs inline behind the first words of every page that stands ready, which it lets go ahead. */
import { reloadWhenLedOn } from './boot/again';
import { allLaidOut } from './boot/below';
import { endWait } from './boot/early';
import { wantsLean } from './boot/lean';
import { holdPictures } from './boot/pictures';
import { startWhenIdle, startWhenTouched } from './boot/start';

// libraries are to find the page as it was rendered
document.currentScript?.remove();
reloadWhenLedOn();
const ready = allLaidOut();
if (wantsLean()) {
  startWhenTouched();
  holdPictures();
} else {
  startWhenIdle(ready);
}
endWait();
