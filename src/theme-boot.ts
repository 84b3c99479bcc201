/** Runs inline in the head of every page that stands ready, before its first paint. */
import { leaveBelow } from './boot/below';
import { awaitStart } from './boot/early';
import { startTheme } from './boot/theme';

startTheme();
leaveBelow();
awaitStart();
