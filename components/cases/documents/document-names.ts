import type { DocumentType } from '@/lib/domain/words';

export const documentNames: Record<DocumentType, string> = {
  passport: 'Passport',
  national_id: 'Identity card',
  driving_licence: 'Driving licence',
};
