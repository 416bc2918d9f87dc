import { z } from 'zod';
import { mustSecretly, webAddress } from './setting-forms.ts';

// The settings of a bucket for documents (env.ts). Node strips the types: erasable syntax only, and no `@/`
// imports.

export const bucketVariables = {
  PROBITY_DOCUMENTS_BUCKET: z.string().optional(),
  /** Endpoint of an S3-compatible service. Default: AWS. */
  PROBITY_S3_URL: webAddress.optional(),
  PROBITY_S3_REGION: z.string().default('us-east-1'),
  PROBITY_S3_ACCESS_KEY_ID: z.string().optional(),
  PROBITY_S3_SECRET_ACCESS_KEY: z.string(mustSecretly('the secret of the access key')).optional(),
};

/** All or none: with only some of them, images would be stored where nobody expects them. */
export const bucketCredentials = [
  'PROBITY_DOCUMENTS_BUCKET',
  'PROBITY_S3_ACCESS_KEY_ID',
  'PROBITY_S3_SECRET_ACCESS_KEY',
] as const;
