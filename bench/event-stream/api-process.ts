import { followRevocations } from '@/lib/domain/access/trusted';
import { selectDatabaseProfile } from '@/lib/platform/database-profiles';
import { serveApi } from '../../tests/fixtures/served-api';

// A web process without pages, which says how much processor time it has used whenever it is asked.
selectDatabaseProfile('web');
followRevocations();
const { url } = await serveApi();
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
process.send?.(url);
process.once('disconnect', () => process.exit());
