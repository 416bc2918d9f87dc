import { datesInWords, formatDateTime } from '@/components/ui/format';
import { fieldLabel } from '@/lib/domain/wording';

const isTimestamp = (text: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(text);
const isMachineWord = (text: string) => /^[a-z]+(_[a-z0-9]+)+$/i.test(text);

/** A value of the API for people: timestamps and dates are formatted, `voice_over_ip` as "Voice over ip"; other text unchanged. */
export function valueInWords(text: string): string {
  if (isTimestamp(text)) return formatDateTime(text);
  return isMachineWord(text) ? fieldLabel(text.toLowerCase()) : datesInWords(text);
}
