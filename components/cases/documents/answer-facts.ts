import type { Fact } from '@/components/ui/facts';
import { formatDate } from '@/lib/domain/readable';
import { fieldLabel } from '@/lib/domain/wording';

function valueText(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string' && value) return formatDate(value);
  if (Array.isArray(value)) {
    const texts = value.map(valueText).filter((text) => text !== null);
    return texts.length > 0 ? texts.join(', ') : null;
  }
  return null;
}

/** A provider's answer as labels and values. Nested fields carry the label of their parent. */
export function answerFacts(answer: Readonly<Record<string, unknown>>): Fact[] {
  return Object.entries(answer).flatMap(([field, value]): Fact[] => {
    const text = valueText(value);
    if (text !== null) return [{ label: fieldLabel(field), value: text }];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    // A plain JSON object.
    return answerFacts(value as Record<string, unknown>).map((fact) => ({
      ...fact,
      label: `${fieldLabel(field)}: ${fact.label.toLowerCase()}`,
    }));
  });
}
