import { containsText } from '@/lib/domain/text-condition';
import type { Condition } from '@/lib/platform/keyset';

/** The filter `q` of a list of entities (API §5.2). */
export const entitySearch = (q: string | undefined): Condition[] =>
  q === undefined
    ? []
    : [containsText(['full_name', 'company_name', 'registration_number', 'external_reference'], q)];
