import { noticeHead } from '~/content/heads/made';
import { shellPage } from '~/content/notFound';
import { paths } from '~/content/paths';
import { contentPools } from '~/content/samples';
import { sampleRatings } from '~/domain/contentItem';
import { MadeByScripts } from '~/parts/MadeByScripts';
import { Banner } from './Banner';
import { Comment, Comments, NoComments } from './Comments';
import { Overview } from './Overview';
import { Rest } from './Rest';
import { SimilarLink } from './Similar';

const { title, withoutScripts } = shellPage;

export const head = () => ({
  ...noticeHead({ title, text: withoutScripts.text }),
  path: paths.sample,
  noindex: true,
});

const words = { title: '{title}', type: '{type}', genre: '{genre}' };

/**
 * Written as sample.html, for every /content/{id}: two scripts in the document draw the page of the
 * id out of these templates, so that its top need not wait for the rest. Texts stand in braces there,
 * lists and the scripts in slots.
 */
export default function SamplePage() {
  return (
    <>
      <MadeByScripts />
      {contentPools.images.map((imageUrl) => (
        <template key={imageUrl} data-part={imageUrl}>
          <Banner imageUrl={imageUrl} {...words} />
        </template>
      ))}
      <template data-part="overview">
        <Overview {...words} description="{description}" year="{year}" rating="{rating}" />
      </template>
      <slot name="sample-top-boot" />
      <template data-part="rest">
        <Rest comments={<slot name="comments" />} similar={<slot name="similar" />} />
      </template>
      <template data-part="comments">
        <Comments>
          <slot name="comments" />
        </Comments>
      </template>
      <template data-part="no-comments">
        <NoComments />
      </template>
      {sampleRatings.map((rating) => (
        <template key={rating} data-part={`comment-${rating}`}>
          <Comment user="{user}" comment="{comment}" rating={rating} date="{date}" day="{day}" />
        </template>
      ))}
      <template data-part="similar">
        <SimilarLink {...words} href="{href}" imageUrl="{imageUrl}" />
      </template>
      <slot name="sample-rest-boot" />
    </>
  );
}
