import type { CompanyRequest } from '@/lib/domain/flows/schema';

type Director = NonNullable<CompanyRequest['directors']>[number];

const director =
  (listed: Partial<Director> = {}) =>
  (first_name: string, last_name: string, date_of_birth = listed.date_of_birth): Director => ({
    first_name,
    last_name,
    ...listed,
    ...(date_of_birth && { date_of_birth }),
  });

// People on the sample list, with the same or another spelling; or namesakes with a different date of birth.
export const brassbutton = director({ date_of_birth: '1971-03-14', nationality: 'MT' });
export const papierstadt = director({ date_of_birth: '1959-10-31', nationality: 'AT' });
export const khayali = director({ date_of_birth: '1980-01-01', nationality: 'JO' });
export const xu = director({ date_of_birth: '1976-08-08', nationality: 'SG' });
export const teaspoon = director({ nationality: 'IE' });
export const quillfeather = director({ date_of_birth: '1954-07-20', nationality: 'CY' });
export const snowglobe = director({ date_of_birth: '1966-02-14', nationality: 'FI' });
export const nebylitsyn = director({ date_of_birth: '1972-04-01', nationality: 'KZ' });
export const moonwhistle = director({ nationality: 'CA' });
export const puddleford = director({ date_of_birth: '1969-09-19', nationality: 'GB' });
export const nobodyListed = director();
