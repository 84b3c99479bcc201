import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { loadWhenNear } from '~/lib/nearPictures';
import './Picture.css';
import * as css from './Picture.module.css';

interface Props extends Pick<ComponentProps<'img'>, 'width' | 'height' | 'fetchPriority'> {
  src: string;
  alt: string;
  /** On the button that brings the picture where it is held back: see boot/pictures.ts. */
  show: string;
  className?: string | undefined;
}

/** A picture that loads when it comes near, in a box of its own. */
export function Picture({ alt, show, className, ...image }: Props) {
  return (
    <div className={clsx(css.root, className)}>
      <img
        ref={loadWhenNear}
        className={css.image}
        {...image}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
      <button type="button" data-picture="">
        {alt && <span>{alt}</span>} {show}
      </button>
    </div>
  );
}
