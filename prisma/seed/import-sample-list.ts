import { subDays } from 'date-fns/subDays';
import { importList } from '@/lib/domain/watchlists/import/import-list';
import { sampleList } from './sample-list';

/** More than the month in which the sample is played. */
const daysInForce = 45;

/** Imports the sample list as in force since before the sample's first check, which names the list with that date. */
export const importSampleList = () =>
  importList(sampleList, { inForceSince: subDays(new Date(), daysInForce) });
