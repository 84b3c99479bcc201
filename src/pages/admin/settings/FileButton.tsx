import { type ReactNode, useRef } from 'react';
import { Button } from '~/ui/Button';

interface Props {
  /** Name of the field that holds the file. */
  label: string;
  accept: string;
  onFile: (file: File) => Promise<void>;
  children: ReactNode;
}

/** A button that asks for a file. */
export function FileButton({ label, accept, onFile, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={label}
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (!file) return;
          // emptied once read, so that the same file can be chosen again
          void onFile(file).finally(() => (currentTarget.value = ''));
        }}
      />
    </>
  );
}
