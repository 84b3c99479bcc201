import { adminArticles, adminPages } from '~/content/admin';
import { adminMessages } from '~/content/adminMessages';
import { paths } from '~/content/paths';
import { AdminHeading } from '~/parts/admin/AdminHeading';
import { ListFailed } from '~/parts/admin/ListFailed';
import { useResource } from '~/parts/admin/useResource';
import { AdminIcon } from '~/ui/AdminIcon';
import { ButtonLink } from '~/ui/Button';
import { Loading } from '~/ui/Loading';
import { ArticleList } from './articles/ArticleList';

export const head = () => ({ ...adminPages.articles, path: paths.adminArticles, noindex: true });

export default function ArticlesPage() {
  const [articles, reload] = useResource({
    load: ({ articles }) => articles.list(),
    subscribe: ({ articles }, onChange) => articles.subscribe(onChange),
  });

  return (
    <>
      <AdminHeading heading={adminArticles.heading}>
        <ButtonLink href={paths.adminNewArticle}>
          <AdminIcon name="plus" size={20} />
          {adminArticles.add}
        </ButtonLink>
      </AdminHeading>
      {articles.status === 'loading' && <Loading label={adminMessages.articles.loading} />}
      {articles.status === 'failed' && (
        <ListFailed message={articles.error.message} onRetry={reload} />
      )}
      {articles.status === 'ready' && <ArticleList articles={articles.value} />}
    </>
  );
}
