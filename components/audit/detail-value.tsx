import type { NameOf } from '@/components/history/teller';
import { Written } from '@/components/ui/written';
import { recordTime } from '@/lib/domain/record-time';

const digest = /^[0-9a-f]{64}$/;
const timestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

function inWords(value: unknown, nameOf: NameOf): string {
  if (value == null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return nameOf(value) ?? (timestamp.test(value) ? recordTime(value) : value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object'))
    return value.length === 0 ? '–' : value.map((each) => inWords(each, nameOf)).join(', ');
  return JSON.stringify(value, null, 1);
}

interface DetailValueProps {
  value: unknown;
  nameOf: NameOf;
}

/** Any value of a record in readable form. */
export function DetailValue({ value, nameOf }: DetailValueProps) {
  const text = inWords(value, nameOf);
  const isMono =
    (typeof value === 'object' && text.startsWith('{')) || text.startsWith('[') || digest.test(text);
  return (
    <Written className={isMono ? 'font-mono text-xs break-all whitespace-pre-wrap' : 'whitespace-pre-wrap'}>
      {text}
    </Written>
  );
}
