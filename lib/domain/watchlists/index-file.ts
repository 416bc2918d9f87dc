import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ScreeningIndex } from '@/lib/domain/screening/index/screening-index';
import { decodeSnapshot, encodeSnapshot, MalformedSnapshot } from '@/lib/domain/screening/index/snapshot';

const extension = '.index';
/** Longer than any process takes to load its chosen file. */
const minAgeMs = 60 * 60_000;

export const indexFile = (folder: string, key: string) => join(folder, `${key}${extension}`);

/** Atomic: readers never see a partial file, and a failed write leaves none. */
export async function writeIndex(path: string, index: ScreeningIndex): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  try {
    await writeAndSync(draft, encodeSnapshot(index));
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function writeAndSync(path: string, pieces: Uint8Array[]): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writev(pieces);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Null without a file. A damaged file is deleted, so that it is built again. */
export async function readIndex(path: string): Promise<ScreeningIndex | null> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  try {
    return bytes && decodeSnapshot(bytes.byteLength < bytes.buffer.byteLength ? copyOf(bytes) : bytes.buffer);
  } catch (error) {
    if (!(error instanceof MalformedSnapshot)) throw error;
    await rm(path, { force: true });
    return null;
  }
}

/** Node reads small files into a part of a shared buffer. */
function copyOf(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}

export async function removeOtherIndexes(folder: string, key: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.includes(extension) && !one.startsWith(key))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > minAgeMs) await rm(path, { force: true });
  }
}
