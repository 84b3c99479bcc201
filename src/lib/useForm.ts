import { type FormEvent, useEffect, useRef, useState } from 'react';
import { focusFirst, readFields, writeFields } from './formFields';

type Values<Field extends string> = Record<Field, string>;
type Errors<Field extends string, Fault extends string> = Partial<Record<Field, Fault>>;

interface Options<Field extends string, Fault extends string> {
  /** Unique in the page; the ids of the fields begin with it. */
  id: string;
  /** What the fields hold at first; its keys are their names. A ticked box holds 'on'. */
  initial: Readonly<Values<Field>>;
  /** The fields that are wrong, each with its fault; an empty object lets the form pass. */
  validate: (values: Values<Field>) => Errors<Field, Fault>;
  /** The words for a fault. */
  explain: (field: Field, fault: Fault) => string;
  /**
   * Called with values that are valid; until its promise settles the form is busy. `signal` is
   * aborted when somebody does not want to wait for that; `reject` takes faults that only this found.
   */
  submit: (
    values: Values<Field>,
    signal: AbortSignal,
    reject: (errors: Errors<Field, Fault>) => void,
  ) => unknown;
  onInvalid?: (errors: Errors<Field, Fault>) => void;
  /** Called at once with what the fields hold after every change. */
  onChange?: (values: Values<Field>) => void;
}

/** A submission that was held back: how many fields were wrong, and which attempt it was. */
export interface FormFailure {
  count: number;
  attempt: number;
}

/**
 * The state of a form. Faults show after a submission, then follow the typing in their fields
 * until they are mended. The fields keep their own text: what was typed before the scripts ran
 * would be lost with controlled ones.
 */
export function useForm<Field extends string, Fault extends string>(
  options: Options<Field, Fault>,
) {
  const { id, initial, validate, explain, submit, onInvalid, onChange } = options;
  const form = useRef<HTMLFormElement>(null);
  const running = useRef<AbortController | null>(null);
  const attempts = useRef(0);
  const [values, setValues] = useState<Values<Field>>(initial);
  const [errors, setErrors] = useState<Errors<Field, Fault>>({});
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (form.current) setValues(readFields(form.current, initial));
  }, []);

  // only once the faults are on screen, so that they are read out with the field
  useEffect(() => {
    if (failure && form.current) focusFirst(form.current, errors);
  }, [failure]);

  const take = (element: HTMLFormElement) => {
    const current = readFields(element, initial);
    onChange?.(current);
    setValues(current);
    setErrors((shown) => stillWrong(shown, validate(current)));
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => take(event.currentTarget);

  /** Puts texts into fields as if they had been typed; the others stay as they are. */
  const fill = (texts: Partial<Values<Field>>) => {
    if (!form.current) return;
    writeFields(form.current, texts);
    take(form.current);
  };

  /** @returns whether there are any. */
  const show = (found: Errors<Field, Fault>): boolean => {
    const count = Object.keys(found).length;
    setErrors(found);
    setFailure(count ? { count, attempt: ++attempts.current } : null);
    return count > 0;
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.current) return;
    const current = readFields(event.currentTarget, initial);
    const found = validate(current);
    setValues(current);
    if (show(found)) return onInvalid?.(found);
    running.current = new AbortController();
    setBusy(true);
    try {
      await submit(current, running.current.signal, show);
    } finally {
      running.current = null;
      setBusy(false);
    }
  };

  /** Empties the form again, back to what it held at first. */
  const reset = () => {
    form.current?.reset();
    setValues(initial);
    setErrors({});
    setFailure(null);
  };

  /** What a field's control needs. */
  const field = (name: Field) => {
    const fault = errors[name];
    return {
      id: `${id}-${name}`,
      name,
      defaultValue: initial[name],
      error: fault && explain(name, fault),
    };
  };

  return {
    props: { ref: form, noValidate: true, onInput, onSubmit },
    values,
    errors,
    failure,
    busy,
    /** Has `submit` wait no longer. */
    cancel: () => running.current?.abort(),
    field,
    fill,
    reset,
  };
}

/** The faults on show that are not mended yet; new ones wait for the next submission. */
function stillWrong<Field extends string, Fault extends string>(
  shown: Errors<Field, Fault>,
  found: Errors<Field, Fault>,
): Errors<Field, Fault> {
  const left: Errors<Field, Fault> = {};
  for (const name in shown) if (found[name] !== undefined) left[name] = found[name];
  return left;
}
