import type { PolicyKind } from '@/lib/domain/policies/schema';
import { nameFields } from '@/components/ui/name-fields';
import { fieldGroups } from './fields/groups';

/** The form's name for a path such as `settings.tiers.0.from`: the field that contains it, or the group. */
function nameOf(kind: PolicyKind, path: string): string {
  const isWithin = (start: readonly string[]) => `${path}.`.startsWith(`settings.${start.join('.')}.`);
  for (const { name, fields } of fieldGroups[kind]) {
    const field = fields.find((each) => isWithin(each.path));
    if (field) return `${name}: ${field.label}`;
  }
  return fieldGroups[kind].find((group) => group.path && isWithin(group.path))?.name ?? path;
}

/** A refusal that names settings as in the form. */
export const namedProblem = (kind: PolicyKind, problem: unknown): unknown =>
  nameFields(problem, (field) => nameOf(kind, field));
