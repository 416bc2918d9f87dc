import { peoplePlan, ratePlans } from '@/lib/api/rate-limit';
import { followRevocations } from '@/lib/domain/access/trusted';
import { selectDatabaseProfile } from '@/lib/platform/database-profiles';
import { serveApi } from '../../tests/fixtures/served-api';

// A web process without pages. Its plan Enterprise and that of people are counted as ever, and refuse nobody.
selectDatabaseProfile('web');
for (const plan of [ratePlans.enterprise, peoplePlan]) {
  Object.assign(plan, { perMinute: 60_000_000, burst: 1_000_000 });
}
if (process.argv.includes('--remember')) followRevocations();
const { url } = await serveApi();
process.send?.(url);
process.once('disconnect', () => process.exit());
