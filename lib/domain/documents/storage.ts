import { resolve } from 'node:path';
import { env } from '@/lib/platform/settings/env';
import { bucket } from './storage/bucket';
import type { DocumentStorage } from './storage/document-storage';
import { localFiles } from './storage/local-files';

let chosen: DocumentStorage | undefined;

function configured(): DocumentStorage {
  const { PROBITY_DOCUMENTS_BUCKET: name, PROBITY_S3_URL: endpoint, PROBITY_S3_REGION: region } = env;
  if (!name) return localFiles(resolve(env.PROBITY_DATA_DIR, 'documents'));
  // Startup validation refuses a bucket without them.
  const accessKeyId = env.PROBITY_S3_ACCESS_KEY_ID!;
  const secretAccessKey = env.PROBITY_S3_SECRET_ACCESS_KEY!;
  return bucket({ bucket: name, region, endpoint, accessKeyId, secretAccessKey });
}

export const documentStorage = (): DocumentStorage => (chosen ??= configured());

export const folderOf = (projectId: number, documentToken: string): string => `${projectId}/${documentToken}`;
