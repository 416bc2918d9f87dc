import type { PolicyKind } from '@/lib/domain/policies/schema';
import { nameFields, nameMentions } from '@/components/ui/name-fields';
import { fieldLabel } from '@/lib/domain/wording';
import { fieldGroups } from './fields/groups';

/** The narrowest field of the form that contains the path, such as `settings.tiers.0.from`, with its group. */
function fieldAt(kind: PolicyKind, path: string) {
  const containing = fieldGroups[kind].flatMap(({ name, fields }) =>
    fields
      .filter((field) => isWithin(path, field.path))
      .map((field) => ({ group: name, label: field.label, depth: field.path.length })),
  );
  return containing.toSorted((a, b) => b.depth - a.depth)[0];
}

const isWithin = (path: string, start: readonly string[]) =>
  `${path}.`.startsWith(`settings.${start.join('.')}.`);

/** The form's name for a path: the field that contains it, or the group. */
function nameOf(kind: PolicyKind, path: string): string {
  const field = fieldAt(kind, path);
  if (field) return `${field.group}: ${field.label}`;
  return fieldGroups[kind].find((group) => group.path && isWithin(path, group.path))?.name ?? path;
}

const lastOf = (path: string) => path.split('.').at(-1) ?? path;

/** A refusal whose messages name other settings as in the form. */
export const plainProblem = (kind: PolicyKind, problem: unknown): unknown =>
  nameMentions(problem, (path) => fieldAt(kind, path)?.label ?? fieldLabel(lastOf(path)));

/** A refusal that also names the refused settings as in the form. */
export const namedProblem = (kind: PolicyKind, problem: unknown): unknown =>
  nameFields(plainProblem(kind, problem), (field) => nameOf(kind, field));
