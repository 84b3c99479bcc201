import { blogPostPage } from '~/content/blog';
import { paths } from '~/content/paths';
import { ButtonLink } from '~/ui/Button';
import { Notice } from '~/ui/Notice';

export function PostNotFound() {
  const { notFound, backToBlogs } = blogPostPage;
  return (
    <Notice heading={notFound.title} text={notFound.text}>
      <ButtonLink href={paths.blog}>{backToBlogs}</ButtonLink>
    </Notice>
  );
}
