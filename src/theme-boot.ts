/** Runs inline in the head of every page, before its first paint. */
import { isLean } from './boot/lean';
import { holdPictures } from './boot/pictures';
import { startWhenIdle, startWhenTouched } from './boot/start';
import { startTheme } from './boot/theme';

startTheme();
if (isLean()) {
  startWhenTouched();
  holdPictures();
} else {
  startWhenIdle();
}
