import { type ComponentProps, useEffect } from 'react';
import { site } from '~/content/site';
import { Notice } from '~/ui/Notice';

/** Instead of a page. Takes the focus: nobody who cannot see it should wait for what will not come. */
export function FailureNotice(props: ComponentProps<typeof Notice>) {
  useEffect(() => {
    const { title } = document;
    document.title = `${props.heading} | ${site.name}`;
    document.querySelector<HTMLElement>('main h1')?.focus();
    return () => {
      document.title = title;
    };
  }, []);
  return <Notice {...props} />;
}
