import type { Choice } from '@/components/ui/select';

export const asChoices = (values: readonly string[]): Choice<string>[] =>
  values.map((value) => ({ value, label: value }));

/** The value, if it is one of these: an address may contain any. */
export const among = <Value extends string>(values: readonly Value[], value: string | null | undefined) =>
  values.find((known) => known === value);
