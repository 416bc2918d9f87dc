import type { Check } from '@/lib/domain/checks/schema';

// Parts of a check's answer (API §4.3), which is free-form: another provider's may have none of them, so each is looked for.

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectOf = (value: unknown): Json => (isObject(value) ? value : {});
export const objectsIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
export const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** What the built-in provider read, which an outside one does not say. */
export const readingOf = ({ result_data }: Pick<Check, 'result_data'>): Json => objectOf(result_data.reading);
