import { createApiKey } from '@/lib/domain/access/service/create-api-key';
import { followRevocations } from '@/lib/domain/access/trusted';
import { newApiKey } from '@/lib/platform/crypto';
import { selectDatabaseProfile } from '@/lib/platform/database/database-profiles';
import { env } from '@/lib/platform/settings/env';
import { aProject } from '../../tests/fixtures/factories';
import { loadSampleList } from '../../tests/fixtures/sample-screening';
import { serveApi } from '../../tests/fixtures/served-api';

// A web process without pages, with a project and the sample list.
selectDatabaseProfile('web');
followRevocations();
await loadSampleList();
const ctx = await aProject();
const key = newApiKey('staging');
await createApiKey(ctx, key, 'unlimited');
const { url } = await serveApi();
process.send?.({ url, origin: env.PROBITY_BASE_URL, key, project: ctx.project });
process.on('message', () => {
  // Set by --expose-gc.
  globalThis.gc?.();
  const { heapUsed, heapTotal, external, rss } = process.memoryUsage();
  const mb = (bytes: number) => bytes / 2 ** 20;
  process.send?.({
    heapMb: mb(heapUsed),
    reservedMb: mb(heapTotal),
    externalMb: mb(external),
    residentMb: mb(rss),
  });
});
process.once('disconnect', () => process.exit());
