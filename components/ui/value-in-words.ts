import { formatDateTime } from '@/components/ui/format';
import { datesInWords } from '@/lib/domain/readable';
import { fieldLabel } from '@/lib/domain/wording';

const isTimestamp = (text: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(text);
const isMachineWord = (text: string) => /^[a-z]+(_[a-z0-9]+)+$/i.test(text);

/**
 * A readable form of a value from the API: timestamps and dates are formatted, `voice_over_ip` becomes "Voice over ip",
 * and other text is unchanged.
 */
export function valueInWords(text: string): string {
  if (isTimestamp(text)) return formatDateTime(text);
  return isMachineWord(text) ? fieldLabel(text.toLowerCase()) : datesInWords(text);
}
