import { articleEditor } from '~/content/admin/editor';
import { Card } from '~/ui/Card';
import { TextField } from '~/ui/Field';
import type { FieldProps } from './fieldProps';
import { ImagePreview } from './ImagePreview';
import * as css from './MainContent.module.css';

const { image } = articleEditor;

interface Props {
  field: FieldProps;
  url: string;
  alt: string;
}

/** The picture above the article. */
export function ImageCard({ field, url, alt }: Props) {
  return (
    <Card heading={image.heading}>
      <div className={css.root}>
        <TextField {...field('imageUrl')} label={image.url} inputMode="url" />
        <ImagePreview url={url} alt={alt} />
        <TextField {...field('imageDescription')} label={image.alt} />
      </div>
    </Card>
  );
}
