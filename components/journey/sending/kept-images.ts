// Images that are being sent, stored in the browser so that a reload does not lose them. Each is deleted once it has
// arrived.

const store = 'images';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('probity-journey', 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

async function run<Result>(
  mode: IDBTransactionMode,
  work: (images: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const database = await open();
    return await new Promise((resolve, reject) => {
      const request = work(database.transaction(store, mode).objectStore(store));
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
      request.transaction?.addEventListener('complete', () => database.close());
    });
  } catch {
    // Some browsers store nothing in private windows. The person is then asked for the image again.
    return undefined;
  }
}

/** A stored image, with the size of the parts in which it is sent. */
export interface KeptImage {
  image: Blob;
  part_bytes: number;
}

export const keepImage = (uploadToken: string, kept: KeptImage) =>
  run('readwrite', (images) => images.put(kept, uploadToken));

export async function keptImage(uploadToken: string): Promise<KeptImage | null> {
  const kept: KeptImage | undefined = await run('readonly', (images) => images.get(uploadToken));
  return kept ?? null;
}

export const dropImage = (uploadToken: string) => run('readwrite', (images) => images.delete(uploadToken));

export const dropImages = () => run('readwrite', (images) => images.clear());
