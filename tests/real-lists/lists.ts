import type { Matcher } from '@/lib/domain/screening/schema';
import type { SharedList } from '@/training/labelled-data';

/** OFAC and UN, and a matcher of both. Call these only while a test runs. */
export interface RealLists {
  lists(): readonly SharedList[];
  matcher(): Matcher;
}
