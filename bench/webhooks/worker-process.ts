import { selectDatabaseProfile } from '@/lib/platform/database/database-profiles';
import { openPool } from '@/lib/platform/database/db';
import { followDeliveries } from '@/processes/deliveries';

// A worker that only sends webhook deliveries.
selectDatabaseProfile('worker');
followDeliveries(openPool(2));
process.send?.('running');
process.once('disconnect', () => process.exit());
