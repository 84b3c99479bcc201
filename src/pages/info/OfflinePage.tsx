import { noticeHead } from '~/content/heads/made';
import { offlinePage } from '~/content/offline';
import { paths } from '~/content/paths';
import { ButtonLink } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { Section } from '~/ui/Section';
import * as css from './OfflinePage.module.css';

export const head = () => ({ ...noticeHead(offlinePage), path: paths.offline, noindex: true });

/** Written as offline.html; the service worker sends it and puts the pages it keeps into the list. */
export default function OfflinePage() {
  const { heading, text, retry, keptHeading, home } = offlinePage;
  return (
    <>
      <Notice heading={heading} text={text}>
        {/* the target makes the browser follow it, and not the app, which is there already */}
        <ButtonLink href="" target="_self">
          {retry}
        </ButtonLink>
      </Notice>
      <Section heading={keptHeading} tone="sunken">
        <ul className={css.list}>
          <li data-kept="">
            <a className={css.link} href={home.href}>
              {home.label}
            </a>
          </li>
        </ul>
      </Section>
    </>
  );
}
