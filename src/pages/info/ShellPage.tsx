import { shellPage } from '~/content/notFound';
import { noticeHead } from '~/content/heads/made';
import { paths } from '~/content/paths';
import { NoticeLinks } from '~/parts/NoticeLinks';
import { PageLoading } from '~/parts/PageLoading';
import { Notice } from '~/ui/Notice';

const { title, loading, withoutScripts } = shellPage;

export const head = () => ({
  ...noticeHead({ title, text: withoutScripts.text }),
  path: paths.shell,
  noindex: true,
});

/** Written as shell.html, for addresses whose page only a browser can make. */
export default function ShellPage() {
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
