import { selectDatabaseProfile } from '@/lib/platform/database/database-profiles';
import { followSlaClocks } from '@/processes/sla-clocks';

// The measured part of a worker. Reports its processor time on request.
selectDatabaseProfile('worker');
followSlaClocks();
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
process.send?.('running');
process.once('disconnect', () => process.exit());
