import { followRevocations } from '@/lib/domain/access/trusted';
import { selectDatabaseProfile } from '@/lib/platform/database/database-profiles';
import { serveApi } from '../../tests/fixtures/served-api';

// A web process without pages, which reports its processor time on request.
selectDatabaseProfile('web');
followRevocations();
const { url } = await serveApi();
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
process.send?.(url);
process.once('disconnect', () => process.exit());
