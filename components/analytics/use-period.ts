import { anyText } from '@/components/ui/filters/address';
import { useAddress } from '@/components/ui/filters/use-address';
import { type DateRange, lastDays, rangeOf } from '@/components/ui/date-range';
import { useNow } from '@/components/ui/use-now';
import { isoDay } from '@/lib/platform/days';

const parsers = { from: anyText, to: anyText };
const defaultDays = 30;

/** The period in the address; by default the last thirty days, including today. */
export function usePeriod() {
  const [state, setState] = useAddress(parsers, 'push');
  const today = isoDay(useNow());
  const range: DateRange = rangeOf(state.from ?? '', state.to ?? '') ?? lastDays(defaultDays, today);
  return { range, today, setRange: (next: DateRange) => setState(next) };
}
