import { notFoundPage } from '~/content/notFound';
import { notFoundHead } from '~/content/heads/notFound';
import { paths } from '~/content/paths';
import { NoticeLinks } from '~/parts/NoticeLinks';
import { Notice } from '~/ui/Notice';

export const head = () => ({ ...notFoundHead, path: paths.notFound, noindex: true });

/** Also written as 404.html, which a host sends for any address it does not know. */
export default function NotFoundPage() {
  const { code, heading, text, home, links } = notFoundPage;
  return (
    <Notice mark={code} heading={heading} text={text}>
      <NoticeLinks home={home} links={links} />
    </Notice>
  );
}
