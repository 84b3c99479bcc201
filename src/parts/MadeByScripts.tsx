import { shellPage } from '~/content/notFound';
import { Notice } from '~/ui/Notice';
import { NoticeLinks } from './NoticeLinks';
import { PageLoading } from './PageLoading';

const { loading, withoutScripts } = shellPage;

/** Until scripts have made the page, or instead of it where there are none. */
export function MadeByScripts() {
  const { heading, text, home, links } = withoutScripts;
  return (
    <>
      <div data-needs-js="">
        <PageLoading label={loading} />
      </div>
      <div data-without-js="">
        <Notice heading={heading} text={text}>
          <NoticeLinks home={home} links={links} />
        </Notice>
      </div>
    </>
  );
}
