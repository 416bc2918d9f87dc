import { selectDatabaseProfile } from '@/lib/platform/database-profiles';
import { followSlaClocks } from '@/processes/sla-clocks';

// The part of a worker that is measured. It says how much processor time it has used whenever it is asked.
selectDatabaseProfile('worker');
followSlaClocks();
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
process.send?.('running');
process.once('disconnect', () => process.exit());
