import { adminArticles } from '~/content/admin/articles';
import { adminPages } from '~/content/admin/heads';
import { paths } from '~/content/paths';
import type { Admin } from '~/data/admin';
import { type ArticleListItem, articleListDefaults } from '~/domain/articleList';
import { AdminHeading } from '~/parts/admin/AdminHeading';
import { UnsavedTexts } from '~/parts/admin/UnsavedTexts';
import { useRecordList } from '~/parts/admin/useRecordList';
import { useResource } from '~/parts/admin/useResource';
import { AdminIcon } from '~/ui/AdminIcon';
import { ButtonLink } from '~/ui/Button';
import { Loading } from '~/ui/Loading';
import { ArticleList } from './articles/ArticleList';

export const head = () => ({ ...adminPages.articles, path: paths.adminArticles, noindex: true });

const follow = ({ articles }: Admin, onChange: () => void) => articles.subscribe(onChange);

export default function ArticlesPage() {
  const list = useRecordList<ArticleListItem>({
    load: ({ articles }, request) => articles.page(request),
    subscribe: follow,
    defaults: articleListDefaults,
    rowLabel: ({ title }) => adminArticles.select(title),
  });
  const { resource: authors } = useResource({
    load: ({ articles }) => articles.authors(),
    subscribe: follow,
  });
  const { resource } = list;

  return (
    <>
      <AdminHeading heading={adminArticles.heading}>
        <ButtonLink href={paths.adminNewArticle}>
          <AdminIcon name="plus" size={20} />
          {adminArticles.add}
        </ButtonLink>
      </AdminHeading>
      <UnsavedTexts />
      {resource.status === 'loading' && (
        <Loading label={adminArticles.loading} onCancel={list.cancel} />
      )}
      {resource.status !== 'loading' && (
        <ArticleList list={list} authors={authors.status === 'ready' ? authors.value : []} />
      )}
    </>
  );
}
