import { ratePlans } from '@/lib/api/rate-limit';
import { followRevocations } from '@/lib/domain/access/trusted';
import { selectDatabaseProfile } from '@/lib/platform/database-profiles';
import { serveApi } from '../../tests/fixtures/served-api';

// A web process without pages. Its plan Enterprise is counted as ever, and refuses nobody.
selectDatabaseProfile('web');
Object.assign(ratePlans.enterprise, { perMinute: 60_000_000, burst: 1_000_000 });
if (process.argv.includes('--remember')) followRevocations();
const { url } = await serveApi();
process.send?.(url);
process.once('disconnect', () => process.exit());
