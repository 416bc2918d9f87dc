import type { FieldGroup } from './fields/field';
import { rowsOf, type Settings, valueAt, withValue } from './settings-path';

/** The settings with the rows of each table in the order that the API requires. */
export const inOrder = (groups: readonly FieldGroup[], settings: Settings): Settings =>
  groups
    .flatMap(({ fields }) => fields)
    .reduce((ordered, field) => {
      const value = valueAt(ordered, field.path);
      if (field.kind !== 'rows' || !field.order || !Array.isArray(value)) return ordered;
      return withValue(ordered, field.path, rowsOf(value).toSorted(field.order));
    }, settings);
