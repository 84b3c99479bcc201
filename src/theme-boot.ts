/** Runs inline in the head of every page, before its first paint. */
import { startTheme } from './boot/theme';
import { startWhenIdle } from './boot/start';

startTheme();
startWhenIdle();
