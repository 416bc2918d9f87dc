import type { ListSyncName } from '@/lib/platform/settings/list-sync-setting';
import { findDueSources } from '../sync/find-due-sources';

/** Public lists whose synchronisation is due. */
export const listDueSources = async (): Promise<ListSyncName[]> =>
  (await findDueSources(new Date())).map(({ id }) => id);
