import { followRevocations } from '@/lib/domain/access/trusted';
import { selectDatabaseProfile } from '@/lib/platform/database/database-profiles';
import { serveApi } from '../../tests/fixtures/served-api';
import '../high-rates';

// A web process without pages.
selectDatabaseProfile('web');
if (process.argv.includes('--remember')) followRevocations();
const { url } = await serveApi();
process.send?.(url);
process.once('disconnect', () => process.exit());
