import { useLayoutEffect, useRef, useState } from 'react';
import { isClash, isPassing } from '~/data/failures';
import type { Failure, Result } from '~/domain/result';
import { readFields } from '~/lib/formFields';
import { randomId } from '~/lib/randomId';
import { useForm } from '~/lib/useForm';
import { usePatientSave } from './usePatientSave';

type Values<Field extends string> = Readonly<Record<Field, string>>;
type Faults<Field extends string, Fault extends string> = Partial<Record<Field, Fault>>;

/** How a record is to be saved. */
interface Saving<Stored, Field extends string> {
  /** As it was opened or last saved from here; null for one that is not stored yet. */
  record: Stored | null;
  /** What the fields started from. */
  start: Values<Field>;
  /** As for `Articles.create`. */
  idempotencyKey: string;
  /** What somebody else made of the same meanwhile, as far as that has been said. */
  told: Partial<Stored>;
  /** What was sent before without an answer. */
  sent: readonly Values<Field>[];
}

interface Options<Stored, Field extends string, Fault extends string> {
  /** Unique in the page; the ids of the fields begin with it. */
  id: string;
  /** The one to change, null for a new one. */
  opened: Stored | null;
  fieldsOf: (record: Stored | null) => Values<Field>;
  validate: (values: Values<Field>, record: Stored | null) => Faults<Field, Fault>;
  explain: (field: Field, fault: Fault) => string;
  onInvalid?: (faults: Faults<Field, Fault>) => void;
  send: (values: Values<Field>, saving: Saving<Stored, Field>) => Promise<Result<Stored>>;
  onSaved: (stored: Stored, isNew: boolean) => void;
  onRefused: (
    failure: Failure,
    isNew: boolean,
    reject: (faults: Faults<Field, Fault>) => void,
  ) => void;
  /** Called once it is saved and nothing was typed meanwhile. */
  onClose: () => void;
}

/** The form of one record and saving what it holds, as often as it takes. */
export function useRecordForm<Stored, Field extends string, Fault extends string>({
  id,
  opened,
  fieldsOf,
  validate,
  explain,
  onInvalid,
  send,
  onSaved,
  onRefused,
  onClose,
}: Options<Stored, Field, Fault>) {
  const initial = useRef(fieldsOf(opened)).current;
  const [failure, setFailure] = useState<Failure | null>(null);
  const [record, setRecord] = useState(opened);
  const [idempotencyKey] = useState(randomId);
  /** The record, known before it is drawn. */
  const latest = useRef(opened);
  /** What the fields start from in the next save. */
  const start = useRef(initial);
  /** What the fields held when all of it was stored. */
  const stored = useRef(initial);
  const sent = useRef<readonly Values<Field>[]>([]);
  const told = useRef<Partial<Stored>>({});
  const save = usePatientSave<Stored>();

  const submit = async (
    values: Values<Field>,
    signal: AbortSignal,
    reject: (faults: Faults<Field, Fault>) => void,
  ) => {
    let from = latest.current;
    const before = sent.current.at(-1);
    const begin = () => {
      // an earlier save, which was cancelled, has been stored meanwhile
      if (before && from !== latest.current) values = followed(values, before, start.current);
      from = latest.current;
      const saving = {
        record: from,
        start: start.current,
        idempotencyKey,
        told: told.current,
        sent: sent.current,
      };
      sent.current = [...sent.current, values];
      return send(values, saving);
    };
    const result = await save(begin, signal, (late) => take(late, values, from === null));
    if (result.ok) return take(result.value, values, from === null) && onClose();
    // what was refused is not stored: whoever stores the same later has done it on their own
    if (!isPassing(result.error)) sent.current = sent.current.slice(0, -1);
    told.current = isClash<Stored>(result.error) ? result.error.theirs : {};
    setFailure(result.error);
    onRefused(result.error, from === null, reject);
  };

  /** Goes on from what is stored now. True when nothing was typed while it was being saved. */
  const take = (saved: Stored, values: Values<Field>, wasNew: boolean): boolean => {
    latest.current = saved;
    sent.current = [];
    told.current = {};
    setRecord(saved);
    setFailure(null);
    onSaved(saved, wasNew);
    const typed = read();
    const kept = fieldsOf(saved);
    const next: Record<Field, string> = { ...kept };
    const idle: Partial<Record<Field, string>> = {};
    for (const name in values) {
      if (typed[name] === values[name]) idle[name] = kept[name];
      // sent as it was: what others changed meanwhile was overwritten here before it was shown
      else if (values[name].trim() === start.current[name]) next[name] = start.current[name];
    }
    start.current = next;
    // what was typed meanwhile is not saved yet; the rest shows what is stored
    form.fill(idle);
    const now = read();
    stored.current = { ...values };
    for (const name in idle) stored.current = { ...stored.current, [name]: now[name] };
    return Object.keys(idle).length === Object.keys(values).length;
  };

  const form = useForm<Field, Fault>({
    id,
    initial,
    validate: (values) => validate(values, latest.current),
    explain,
    submit,
    ...(onInvalid && { onInvalid }),
  });

  const read = (): Values<Field> => {
    const { current } = form.props.ref;
    return current ? readFields(current, initial) : stored.current;
  };
  const isDirty = () => JSON.stringify(read()) !== JSON.stringify(stored.current);

  // read back, because fields may clean what they are given; and at once, before anybody can type
  useLayoutEffect(() => {
    stored.current = read();
  }, []);

  return { form, record, failure, isDirty };
}

/** Fields that still hold what was `sent` hold what became of it; what was typed since stays. */
function followed<Field extends string>(
  values: Values<Field>,
  sent: Values<Field>,
  stored: Values<Field>,
): Values<Field> {
  const result: Record<Field, string> = { ...values };
  for (const name in values) if (values[name] === sent[name]) result[name] = stored[name];
  return result;
}
