import type { Matcher } from '@/lib/domain/screening/schema';
import type { SharedList } from '@/training/labelled-data';

/** OFAC and UN, and a matcher of both. To be asked for when a test runs. */
export interface RealLists {
  lists(): readonly SharedList[];
  matcher(): Matcher;
}
