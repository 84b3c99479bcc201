import { noticeHead } from '~/content/heads/made';
import { shellPage } from '~/content/notFound';
import { paths } from '~/content/paths';
import { MadeByScripts } from '~/parts/MadeByScripts';

const { title, withoutScripts } = shellPage;

export const head = () => ({
  ...noticeHead({ title, text: withoutScripts.text }),
  path: paths.shell,
  isPending: true,
});

/** Written as shell.html, for addresses whose page only a browser can make. */
export default MadeByScripts;
