import { newVersion } from '~/content/failures';
import { Button } from '~/ui/Button';
import { FailureNotice } from './FailureNotice';

/** Instead of a page whose files a deploy has taken away, when a reload did not bring it. */
export const NewVersion = () => (
  <FailureNotice heading={newVersion.heading} text={newVersion.text}>
    <Button onClick={() => location.reload()}>{newVersion.reload}</Button>
  </FailureNotice>
);
