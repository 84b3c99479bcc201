import { adminPages } from '~/content/admin/heads';
import { paths } from '~/content/paths';
import { ArticleEditor } from './editor/ArticleEditor';

export const head = () => ({
  ...adminPages.newArticle,
  path: paths.adminNewArticle,
  noindex: true,
});

export default function NewArticlePage() {
  return <ArticleEditor article={null} place={null} />;
}
