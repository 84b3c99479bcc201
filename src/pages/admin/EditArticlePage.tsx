import { useEffect, useState } from 'react';
import { articleFaults } from '~/content/admin/articleFaults';
import { articleOpening } from '~/content/admin/articleOpening';
import { articleEditor } from '~/content/admin/editor';
import { adminPages } from '~/content/admin/heads';
import { paths } from '~/content/paths';
import type { KeptDraft } from '~/data/drafts';
import { forbidden } from '~/data/failures';
import { can } from '~/domain/permissions';
import { AccessDenied } from '~/parts/admin/AccessDenied';
import { ListFailed } from '~/parts/admin/ListFailed';
import { useResource } from '~/parts/admin/useResource';
import { useStaff } from '~/parts/admin/useStaff';
import { lazyPart } from '~/parts/lazyPart';
import { toast } from '~/state/toasts';
import { ButtonLink } from '~/ui/Button';
import { Loading } from '~/ui/Loading';
import { ArticleEditor } from './editor/ArticleEditor';

type Params = Readonly<Record<string, string>>;

const toasts: Readonly<Record<string, typeof articleOpening.notFound>> = {
  'not-found': articleOpening.notFound,
  forbidden: articleOpening.denied,
};

const DraftOffers = lazyPart(() =>
  import('./editor/DraftOffers').then((module) => module.DraftOffers),
);

export const head = (params: Params) => ({
  ...adminPages.editArticle,
  path: paths.adminEditArticle(params['id'] ?? ''),
  noindex: true,
});

export default function EditArticlePage({ params }: { params: Params }) {
  const id = params['id'] ?? '';
  const staff = useStaff();
  /** Unsaved text of an article that is no more. */
  const [rescued, setRescued] = useState<KeptDraft | null>(null);
  // what others change meanwhile does not replace what is being written here
  const {
    resource: article,
    reload,
    cancel,
  } = useResource({
    load: async ({ articles }) => {
      const found = await articles.get(id);
      const own = { own: found.ok && found.value.authorId === staff?.id };
      const allowed = can(staff?.role ?? null, 'articles.edit', own);
      return found.ok && !allowed ? forbidden(articleFaults.mayNotEdit) : found;
    },
  });

  const fault = article.status === 'failed' ? article.error : null;
  const refusal = fault && toasts[fault.code];
  useEffect(() => {
    if (refusal) toast(refusal);
  }, [refusal]);

  if (rescued) return <ArticleEditor article={null} place={id} restored={rescued} />;
  if (article.status === 'ready') return <ArticleEditor article={article.value} place={id} />;
  if (!fault) return <Loading label={articleOpening.loading} onCancel={cancel} />;
  if (!refusal) return <ListFailed message={fault.message} onRetry={reload} />;
  const isGone = fault.code === 'not-found';
  return (
    <AccessDenied text={fault.message}>
      <DraftOffers
        place={id}
        article={null}
        refused={isGone ? 'gone' : 'denied'}
        {...(isGone && { onRestore: setRescued })}
      />
      <ButtonLink href={paths.adminArticles}>{articleEditor.back}</ButtonLink>
    </AccessDenied>
  );
}
