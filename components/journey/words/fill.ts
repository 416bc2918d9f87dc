import { isolated } from '@/lib/domain/wording';

const shown = (value: string | number | undefined) =>
  typeof value === 'string' ? isolated(value) : String(value);

/**
 * Replaces `{name}` with its value. A placeholder without a value is left as it is; a test of all texts makes sure that
 * there is none.
 */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? shown(values[name]) : place,
  );
