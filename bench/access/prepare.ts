import { createApiKey } from '@/lib/domain/access/service/create-api-key';
import { newApiKey } from '@/lib/platform/crypto';
import { selectDatabaseProfile } from '@/lib/platform/database/database-profiles';
import type { RatePlanName } from '@/lib/platform/settings/rate-plan';
import { anAlert, aProject } from '../../tests/fixtures/factories';

async function aProjectOn(plan: RatePlanName) {
  const ctx = await aProject();
  const key = newApiKey('staging');
  await createApiKey(ctx, key, plan);
  const { token } = await anAlert(ctx);
  return { key, path: `/v1/alerts/${token}` };
}

selectDatabaseProfile('web');
process.send?.({ unlimited: await aProjectOn('unlimited'), counted: await aProjectOn('enterprise') });
process.exit();
