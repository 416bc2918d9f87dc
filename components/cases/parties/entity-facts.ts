import type { Entity } from '@/lib/domain/entities/schema';
import type { Fact } from '@/components/ui/facts';
import { formatDate } from '@/lib/domain/readable';
import { countryName } from '@/lib/domain/country-names';

const addressText = (address: NonNullable<Entity['address']>): string =>
  [
    address.line1,
    address.line2,
    [address.postal_code, address.city].filter(Boolean).join(' '),
    address.state,
    address.country && countryName(address.country),
  ]
    .filter(Boolean)
    .join(', ');

/**
 * The known facts of a person or company. Missing ones are shown as such, because they make a screening less certain.
 */
export function entityFacts(entity: Entity): Fact[] {
  const known = (label: string, value: string | null | false | undefined): Fact => ({
    label,
    value: value || 'Not given',
  });
  const ofType =
    entity.type === 'Person'
      ? [
          known('Born', entity.date_of_birth && formatDate(entity.date_of_birth)),
          known('Nationality', entity.nationality && countryName(entity.nationality)),
        ]
      : [known('Registration number', entity.registration_number)];
  return [
    ...ofType,
    known('Country', entity.country && countryName(entity.country)),
    known('Address', entity.address && addressText(entity.address)),
    ...(entity.external_reference ? [known('Reference', entity.external_reference)] : []),
  ];
}
