import { frame } from '~/content/navigation';
import { questionMessage } from '~/content/chat';
import { site } from '~/content/site';
import { chatLink } from '~/domain/chatLink';
import { Icon } from '~/ui/Icon';
import * as css from './ChatButton.module.css';

interface Props {
  phoneNumber?: string;
  /** Shown as the tooltip; the link opens an empty chat. */
  message?: string;
}

/** Floats over every public page, one tap away from a person. */
export function ChatButton({ phoneNumber = site.phone, message = questionMessage }: Props) {
  return (
    <a
      href={chatLink(phoneNumber)}
      target="_blank"
      rel="noopener noreferrer"
      className={css.root}
      title={message}
      aria-label={`${frame.chat} (${frame.opensInNewTab})`}
    >
      <Icon name="chat" size={26} />
    </a>
  );
}
