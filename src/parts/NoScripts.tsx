import { questionMessage } from '~/content/chat';
import { withoutScripts } from '~/content/account/noScripts';
import { site } from '~/content/site';
import { ChatLink } from './ChatLink';
import * as css from './NoScripts.module.css';

/** Says, where scripts do not run, why accounts do not work, and how to reach a person. */
export function NoScripts() {
  return (
    <div className={css.root} data-without-js="">
      <p>{withoutScripts.text}</p>
      <ul className={css.ways}>
        <li>
          <ChatLink text={questionMessage} className={css.way}>
            {withoutScripts.chat}
          </ChatLink>
        </li>
        <li>
          <a className={css.way} href={`mailto:${site.email}`}>
            {site.email}
          </a>
        </li>
        <li>
          <a className={css.way} href={withoutScripts.contact.href}>
            {withoutScripts.contact.label}
          </a>
        </li>
      </ul>
    </div>
  );
}
