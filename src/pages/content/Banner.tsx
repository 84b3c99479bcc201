import { showPictureAt } from '~/content/pictures';
import type { ContentItem } from '~/domain/entities';
import { Picture } from '~/ui/Picture';
import * as css from './Banner.module.css';

/** The picture with its title on it, set above the strip that runs along the picture's foot. */
export function Banner({ item }: { item: ContentItem }) {
  return (
    <div className={css.root}>
      <Picture
        className={css.picture}
        src={item.imageUrl}
        show={showPictureAt(item.imageUrl)}
        alt=""
        width={1200}
        height={500}
        fetchPriority="high"
      />
      <div className={css.inner}>
        <div className={css.plate}>
          <p className={css.kind}>
            {item.type}, {item.genre}
          </p>
          <h1>{item.title}</h1>
        </div>
      </div>
    </div>
  );
}
