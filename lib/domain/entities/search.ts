import type { SearchedText } from '@/lib/domain/text-condition';

export const searchedText: SearchedText = {
  table: 'entities',
  columns: ['full_name', 'company_name', 'registration_number', 'external_reference'],
};
