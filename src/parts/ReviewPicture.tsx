import type { ReviewImage } from '~/domain/entities';
import * as css from './ReviewPicture.module.css';

/** A drawn review, loaded when it comes near; its size is known before it arrives. */
export function ReviewPicture({ image }: { image: ReviewImage }) {
  const { imageUrl, altText, width, height } = image;
  return (
    <img
      className={css.root}
      src={imageUrl}
      alt={altText}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
