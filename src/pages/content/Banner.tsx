import { showPictureAt } from '~/content/pictures';
import type { ContentItem } from '~/domain/entities';
import { Picture } from '~/ui/Picture';
import * as css from './Banner.module.css';

type Props = Pick<ContentItem, 'imageUrl' | 'type' | 'genre' | 'title'>;

/** The picture with its title on it, set above the strip that runs along the picture's foot. */
export function Banner({ imageUrl, type, genre, title }: Props) {
  return (
    <div className={css.root}>
      <Picture
        className={css.picture}
        src={imageUrl}
        show={showPictureAt(imageUrl)}
        alt=""
        width={1200}
        height={500}
        fetchPriority="high"
      />
      <div className={css.inner}>
        <div className={css.plate}>
          <p className={css.kind}>
            {type}, {genre}
          </p>
          <h1>{title}</h1>
        </div>
      </div>
    </div>
  );
}
