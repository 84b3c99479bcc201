import { frame } from '~/content/navigation';
import * as css from './SkipLink.module.css';

/** First stop of the Tab key on every page: past the frame, to what the page is for. */
export function SkipLink() {
  return (
    <a className={css.root} href="#content">
      {frame.skipToContent}
    </a>
  );
}
