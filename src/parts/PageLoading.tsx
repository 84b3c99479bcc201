import type { ComponentProps } from 'react';
import { askForPage } from '~/content/askForPage';
import { Button } from '~/ui/Button';
import { Loading } from '~/ui/Loading';
import * as css from './PageLoading.module.css';

/** In the place of a page that scripts have yet to make; where they wait for a touch, or did not come, asks for one. */
export function PageLoading(props: Pick<ComponentProps<typeof Loading>, 'label' | 'onCancel'>) {
  return (
    <>
      <div className={css.under} data-needs-js="">
        <Loading {...props} />
      </div>
      <p className={css.without} data-without-js="">
        {askForPage.withoutScripts}
      </p>
      <div className={css.ask}>
        <p className={css.reason}>{askForPage.text}</p>
        <p className={css.failed} role="alert">
          {askForPage.failed}
        </p>
        <Button>{askForPage.button}</Button>
      </div>
    </>
  );
}
