import { contentView } from '~/content/contentView';
import type { PageHead } from '~/lib/head';
import { Banner } from './Banner';
import { Comment, Comments, NoComments } from './Comments';
import { Overview } from './Overview';
import { Rest } from './Rest';
import { SimilarLink } from './Similar';

type Params = Readonly<Record<string, string>>;

const idIn = (params: Params) => params['contentId'] ?? '';

export const head = (params: Params): PageHead => contentView(idIn(params)).head;

/** A sample film or programme, made from its id alone: the same address shows the same page. */
export default function ContentPage({ params }: { params: Params }) {
  const { banner, overview, comments, similar } = contentView(idIn(params));
  const written = comments.map((each) => <Comment key={each.user} {...each} />);
  return (
    <>
      <Banner {...banner} />
      <Overview {...overview} />
      <Rest
        comments={written.length ? <Comments>{written}</Comments> : <NoComments />}
        similar={similar.map((each) => (
          <SimilarLink key={each.href} {...each} />
        ))}
      />
    </>
  );
}
