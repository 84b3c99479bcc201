import { showPictureAt } from '~/content/pictures';
import type { ReviewImage } from '~/domain/entities';
import { Picture } from '~/ui/Picture';
import * as css from './ReviewPicture.module.css';

/** A drawn review, loaded when it comes near; its size is known before it arrives. */
export function ReviewPicture({ image }: { image: ReviewImage }) {
  const { imageUrl, altText, width, height } = image;
  return (
    <Picture
      className={css.root}
      src={imageUrl}
      show={showPictureAt(imageUrl)}
      alt={altText}
      width={width}
      height={height}
    />
  );
}
