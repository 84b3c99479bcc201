import { contentPageHead } from '~/content/heads/made';
import { paths } from '~/content/paths';
import { contentPools } from '~/content/samples';
import { contentItemFor } from '~/domain/contentItem';
import type { PageHead } from '~/lib/head';
import { Banner } from './Banner';
import { Comments } from './Comments';
import { Overview } from './Overview';
import { Similar } from './Similar';
import { useWatched } from './useWatched';

type Params = Readonly<Record<string, string>>;

const itemOf = (params: Params) => contentItemFor(params['contentId'] ?? '', contentPools);

export function head(params: Params): PageHead {
  const { id, title } = itemOf(params);
  return { ...contentPageHead(title), path: paths.content(id), noindex: true };
}

/** A sample film or programme, made from its id alone: the same address shows the same page. */
export default function ContentPage({ params }: { params: Params }) {
  const item = itemOf(params);
  useWatched(item);
  return (
    <>
      <Banner item={item} />
      <Overview item={item} />
      <Comments comments={item.userComments} />
      <Similar items={item.similarContent} />
    </>
  );
}
