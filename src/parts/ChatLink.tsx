import type { ReactNode } from 'react';
import { site } from '~/content/site';
import { chatLink } from '~/domain/chatLink';
import { ButtonLink } from '~/ui/Button';

interface Props {
  /** Put into the visitor's message box. */
  text?: string;
  /** Draws it as a button of this look. */
  button?: { variant?: 'primary' | 'secondary'; size?: 'm' | 'l'; wide?: boolean };
  className?: string | undefined;
  children: ReactNode;
}

/** Opens a chat with the shop in a new tab, its message already written. */
export function ChatLink({ text, button, className, children }: Props) {
  const link = {
    href: chatLink(site.phone, text),
    target: '_blank',
    rel: 'noopener noreferrer',
    className,
  };
  if (button) {
    return (
      <ButtonLink {...link} {...button}>
        {children}
      </ButtonLink>
    );
  }
  return <a {...link}>{children}</a>;
}
