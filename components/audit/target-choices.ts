import { entityHint } from '@/components/people/entity-hint';
import { nameOf } from '@/components/people/use-subject';
import type { Choice } from '@/components/ui/select';
import type { ListedCase } from '@/lib/domain/cases/schema';
import type { Entity } from '@/lib/domain/entities/schema';

type ShownCase = Pick<ListedCase, 'token' | 'name' | 'status' | 'primary_entity'>;

const isToken = (text: string) => /^[a-z]{2,4}_\w+$/.test(text);

const said = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

export const caseChoice = ({ token, name, status, primary_entity }: ShownCase): Choice<string> => ({
  value: token,
  label: `Case ${name}`,
  hint: said(primary_entity?.name, status),
});

export const entityChoice = (entity: Entity): Choice<string> => ({
  value: entity.token,
  label: nameOf(entity),
  hint: said(entity.type, entityHint(entity)),
});

/** The choices for a text: the text itself if it is a token, or else the cases and entities that it finds. */
export function targetChoices(
  text: string,
  cases: readonly ShownCase[],
  entities: readonly Entity[],
): Choice<string>[] {
  if (isToken(text)) return [{ value: text, label: text, hint: 'Records about this token' }];
  return [...cases.map(caseChoice), ...entities.map(entityChoice)];
}
