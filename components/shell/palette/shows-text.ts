import type { ListedCase } from '@/lib/domain/cases/schema';

type Shown = Pick<ListedCase, 'name' | 'external_reference' | 'primary_entity'>;

/** Whether the case's entry contains the text. The case may also have been found by another person or company in it. */
export function showsText({ name, external_reference, primary_entity }: Shown, text: string): boolean {
  const wanted = text.toLowerCase();
  const shown = [name, external_reference, primary_entity?.name];
  return shown.some((each) => each?.toLowerCase().includes(wanted));
}
