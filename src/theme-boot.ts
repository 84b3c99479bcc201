/** Runs inline in the head of every page that stands ready, before its first paint. */
import { reloadBlank, reloadWhenLedOn } from './boot/again';
import { layOutLater } from './boot/below';
import { isLean } from './boot/lean';
import { holdPictures } from './boot/pictures';
import { startWhenIdle, startWhenTouched } from './boot/start';
import { startTheme } from './boot/theme';

startTheme();
reloadBlank();
reloadWhenLedOn();
const ready = layOutLater();
if (isLean()) {
  startWhenTouched();
  holdPictures();
} else {
  startWhenIdle(ready);
}
