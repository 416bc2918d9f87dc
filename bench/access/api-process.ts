import { peoplePlan, ratePlans } from '@/lib/api/rate-limit';
import { followRevocations } from '@/lib/domain/access/trusted';
import { selectDatabaseProfile } from '@/lib/platform/database-profiles';
import { serveApi } from '../../tests/fixtures/served-api';

// A web process without pages. It counts requests on the plan Enterprise and of people as usual, and refuses none: the bucket holds
// a minute, so that what another process has counted at the usual plan does not empty it.
selectDatabaseProfile('web');
for (const plan of [ratePlans.enterprise, peoplePlan]) {
  Object.assign(plan, { perMinute: 600_000, burst: 600_000 });
}
if (process.argv.includes('--remember')) followRevocations();
const { url } = await serveApi();
process.send?.(url);
process.once('disconnect', () => process.exit());
