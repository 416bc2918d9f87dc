import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DocumentStorage } from './document-storage';

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeNew(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A file appears completely or not at all, and survives a power failure: it and its folder are flushed. */
export function localFiles(root: string): DocumentStorage {
  return {
    async put(name, bytes) {
      const path = join(root, name);
      const folder = dirname(path);
      const isNew = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined;
      const unfinished = `${path}.${randomUUID()}.new`;
      try {
        await writeNew(unfinished, bytes);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await flush(folder);
      if (isNew) await flush(dirname(folder));
    },
    get: (name) => readFile(join(root, name)),
    delete: (name) => rm(join(root, name), { force: true }),
    deleteFolder: (folder) => rm(join(root, folder), { recursive: true, force: true }),
  };
}
