import { containsText } from '@/lib/domain/text-condition';
import type { Condition } from '@/lib/platform/keyset';

export const entitySearch = (q: string | undefined): Condition[] =>
  q === undefined
    ? []
    : [containsText(['full_name', 'company_name', 'registration_number', 'external_reference'], q)];
