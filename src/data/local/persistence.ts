/** Whether the browser keeps what this site stores until a person clears it, even when short of room. */
export const isPersisted = (): Promise<boolean> => ask((storage) => storage.persisted());

/** Asks the browser for that, unless it does; some browsers pass the question on. */
export const requestPersistence = (): Promise<boolean> =>
  ask(async (storage) => (await storage.persisted()) || storage.persist());

async function ask(question: (storage: StorageManager) => Promise<boolean>): Promise<boolean> {
  try {
    return await question(navigator.storage);
  } catch {
    // missing on plain http, refused where storage is blocked
    return false;
  }
}
