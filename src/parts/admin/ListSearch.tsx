import { useEffect, useRef, useState } from 'react';
import { adminList } from '~/content/admin/list';
import { searchOf } from '~/domain/listState';
import { TextField } from '~/ui/Field';
import * as css from './ListToolbar.module.css';

/** Long enough for a word: some browsers refuse to change the address at every key. */
const pause = 150;

interface Props {
  id: string;
  hint?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** A search field that answers when the typing pauses. */
export function ListSearch({ id, hint, value, onChange }: Props) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // the Back button, or a button that clears it
  useEffect(() => {
    if (value === sent.current) return;
    clearTimeout(timer.current);
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      sent.current = searchOf(typed);
      onChange(sent.current);
    }, pause);
  };

  return (
    <div className={css.search}>
      <TextField
        id={id}
        type="search"
        label={adminList.search}
        placeholder={hint}
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </div>
  );
}
