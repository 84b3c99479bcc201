import { type ComponentProps, useEffect } from 'react';
import { site } from '~/content/site';
import { Notice } from '~/ui/Notice';

/** Instead of a page. Takes the focus: nobody who cannot see it should wait for what will not come. */
export function FailureNotice(props: ComponentProps<typeof Notice>) {
  useEffect(() => {
    const { title } = document;
    const own = `${props.heading} | ${site.name}`;
    document.title = own;
    document.querySelector<HTMLElement>('main h1')?.focus();
    return () => {
      // the next page may have named itself by then
      if (document.title === own) document.title = title;
    };
  }, []);
  return <Notice {...props} />;
}
