import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { TextField } from './Field';
import { AccountIcon } from './AccountIcon';
import * as css from './PasswordField.module.css';

interface Props extends Omit<ComponentProps<typeof TextField>, 'type' | 'after' | 'className'> {
  /** Name of the button that shows what was typed; its pressed state says whether it does. */
  showLabel: string;
}

/** A field for a password, which can be read again before it is sent. */
export function PasswordField({ showLabel, ...field }: Props) {
  const [visible, setVisible] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const form = button.current?.form;
    // what is sent as plain text, browsers offer to complete the next time
    const hide = () => setVisible(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <TextField
      {...field}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      className={css.input}
      after={
        <button
          ref={button}
          type="button"
          className={css.toggle}
          aria-label={showLabel}
          aria-pressed={visible}
          aria-controls={field.id}
          data-needs-js=""
          onClick={() => setVisible(!visible)}
        >
          <AccountIcon name={visible ? 'eyeOff' : 'eye'} size={20} />
        </button>
      }
    />
  );
}
