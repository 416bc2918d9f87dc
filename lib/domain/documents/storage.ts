import { resolve } from 'node:path';
import { env } from '@/lib/platform/env';
import type { DocumentStorage } from './storage/document-storage';
import { localFiles } from './storage/local-files';

let chosen: DocumentStorage | undefined;

export const documentStorage = (): DocumentStorage =>
  (chosen ??= localFiles(resolve(env.PROBITY_DATA_DIR, 'documents')));

export const folderOf = (projectId: number, documentToken: string): string => `${projectId}/${documentToken}`;
