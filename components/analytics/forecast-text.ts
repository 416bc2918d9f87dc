import { counted, formatCount } from '@/components/ui/format';
import { type Estimate, minHistoryDays } from './forecast';

/** "2 to 7"; empty if both are the same. */
export function rangeText({ low, high }: Estimate): string {
  const [least, most] = [low, high].map((value) => formatCount(Math.round(value)));
  return least === most ? '' : `${least} to ${most}`;
}

/** How many alerts are resolved on such a day: "Usually 2 to 7 resolved". */
export function paceText(pace: Estimate): string {
  const usual = Math.round(pace.usual);
  const some = rangeText(pace) || (usual === 0 ? 'none' : formatCount(usual));
  return `Usually ${some} resolved`;
}

const sumOf = (lates: readonly Estimate[], key: keyof Estimate) =>
  lates.reduce((sum, late) => sum + late[key], 0);

/** How many alerts will be late, with the likely range. */
export function lateText(lates: readonly Estimate[], until: string): string {
  const [usual, low, high] = [sumOf(lates, 'usual'), sumOf(lates, 'low'), sumOf(lates, 'high')];
  if (usual === 0) {
    const atWorst = high > 0 ? ` If days are slow, ${formatCount(high)} may be late.` : '';
    return `At the usual pace, every alert due by ${until} will be done in time.${atWorst}`;
  }
  const range = low === high ? '' : `, likely between ${formatCount(low)} and ${formatCount(high)}`;
  return `At the usual pace, ${counted(usual, 'alert', 'alerts')} due by ${until} will be late${range}.`;
}

/** Why there is no forecast. */
export function tooLittleText(historyDays: number): string {
  const needed = `A forecast needs ${minHistoryDays} days of alerts`;
  return historyDays === 0
    ? `${needed}, and there were none in the four weeks before today.`
    : `${needed}, and the first of the last four weeks came ${counted(historyDays, 'day', 'days')} ago.`;
}
