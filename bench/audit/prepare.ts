import { createApiKey } from '@/lib/domain/access/service/create-api-key';
import { newApiKey } from '@/lib/platform/crypto';
import { selectDatabaseProfile } from '@/lib/platform/database/database-profiles';
import { aProject } from '../../tests/fixtures/factories';

export interface Prepared {
  projectId: number;
  projectHash: string;
  apiKey: string;
}

selectDatabaseProfile('web');
const ctx = await aProject();
const apiKey = newApiKey('staging');
await createApiKey(ctx, apiKey, 'unlimited');
const { id: projectId, hash: projectHash } = ctx.project;
process.send?.({ projectId, projectHash, apiKey } satisfies Prepared);
process.exit();
