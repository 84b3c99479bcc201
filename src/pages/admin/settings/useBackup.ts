import { useRef, useState } from 'react';
import { backupMessages } from '~/content/admin/backup';
import { BACKUP_MAX_BYTES, type BackupPlan } from '~/data/backup';
import { failure } from '~/data/failures';
import type { Failure, Result } from '~/domain/result';
import { formatSize } from '~/domain/size';
import { toast } from '~/state/toasts';
import { downloadText } from '~/lib/downloadText';
import { withBackup } from './withBackup';

const words = backupMessages;

/** Saving to a file and restoring from one; a file that was read waits as `plan` for a yes or no. */
export function useBackup(onRestored: () => void) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [chosen, setChosen] = useState<{ file: File; plan: BackupPlan } | null>(null);

  const stop = useRef<AbortController>(null);

  const refuse = ({ message }: Failure) => {
    setError(message);
    toast(words.importFailed(message));
  };

  const save = async () => {
    setError(undefined);
    const saved = await withBackup((backup) => backup.save());
    if (!saved.ok) {
      setError(saved.error.message);
      return toast(words.exportFailed(saved.error.message));
    }
    downloadText(saved.value.name, saved.value.text);
    toast(words.exported);
  };

  const read = async (file: File) => {
    setError(undefined);
    setBusy(true);
    const found = await planOf(file);
    setBusy(false);
    if (found.ok) setChosen({ file, plan: found.value });
    else refuse(found.error);
  };

  const restore = async () => {
    if (!chosen) return;
    const { signal } = (stop.current = new AbortController());
    const restored = await chosen.plan.restore(signal);
    if (!restored.ok && restored.error.code === 'cancelled') return;
    // the question on screen may be about another file by now
    setChosen((now) => (now === chosen ? null : now));
    if (!restored.ok) {
      refuse(restored.error);
      if (restored.error.code === 'conflict') await read(chosen.file);
      return;
    }
    onRestored();
    toast(words.imported(restored.value));
  };

  return {
    busy,
    error,
    plan: chosen?.plan,
    save,
    read,
    restore,
    cancel() {
      stop.current?.abort();
      setChosen(null);
    },
  };
}

async function planOf(file: File): Promise<Result<BackupPlan>> {
  if (file.size > BACKUP_MAX_BYTES) {
    return failure('too-large', words.tooLarge(formatSize(BACKUP_MAX_BYTES)));
  }
  let text: string;
  try {
    text = await file.text();
  } catch {
    // moved or deleted since it was chosen
    return failure('unreadable', words.notABackup);
  }
  return withBackup((backup) => backup.read(text));
}
