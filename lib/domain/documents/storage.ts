import { resolve } from 'node:path';
import { env } from '@/lib/platform/env';
import { localFiles } from './storage/local-files';

/** Where sealed files are kept (docs/adr/0093). Names are ours: digits, letters, `_`, `-` and `/`. */
export interface DocumentStorage {
  /** The file is kept once this has resolved, whatever happens to the process. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Buffer>;
  /** Repeating it is harmless. */
  delete(name: string): Promise<void>;
  /** Every file of the folder, also those that no row knows. Repeating it is harmless. */
  deleteFolder(folder: string): Promise<void>;
}

let chosen: DocumentStorage | undefined;

export const documentStorage = (): DocumentStorage =>
  (chosen ??= localFiles(resolve(env.PROBITY_DATA_DIR, 'documents')));

export const folderOf = (projectId: number, documentToken: string): string => `${projectId}/${documentToken}`;
