import type { ListedCase } from '@/lib/domain/cases/schema';

type Shown = Pick<ListedCase, 'name' | 'external_reference' | 'primary_entity'>;

/** Whether what the palette says of a case has the text: it may also be found by another of its people and companies. */
export function showsText({ name, external_reference, primary_entity }: Shown, text: string): boolean {
  const wanted = text.toLowerCase();
  const shown = [name, external_reference, primary_entity?.name];
  return shown.some((each) => each?.toLowerCase().includes(wanted));
}
