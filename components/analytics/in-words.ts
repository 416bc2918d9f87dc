import { formatCount } from '@/components/ui/format';

/** "1 alert", "1,204 alerts". */
export const inWords = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
