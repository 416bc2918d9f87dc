import { isObject, type Json } from '@/components/ui/json';
import type { Check } from '@/lib/domain/checks/schema';

// Accessors for parts of a check's answer (API §4.3). It is free-form: other providers may leave out any of them.

export const objectOf = (value: unknown): Json => (isObject(value) ? value : {});
export const objectsIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
export const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

/** What the built-in provider read. Answers of outside providers do not have it. */
export const readingOf = ({ result_data }: Pick<Check, 'result_data'>): Json => objectOf(result_data.reading);
