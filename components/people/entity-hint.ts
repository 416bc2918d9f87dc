import { formatDate } from '@/lib/domain/readable';
import { countryName } from '@/lib/domain/country-names';
import type { Entity } from '@/lib/domain/entities/schema';

/** Tells two entities of the same name apart. */
export const entityHint = ({ date_of_birth, registration_number, country }: Entity): string =>
  [date_of_birth ? `Born ${formatDate(date_of_birth)}` : registration_number, country && countryName(country)]
    .filter(Boolean)
    .join(' · ');
