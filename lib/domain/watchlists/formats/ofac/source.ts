import { particulars } from '../particulars';

/** OFAC gives a party the same number on all of its lists, and a page of its own. */
export const ofacParticulars = (id: string, given: Parameters<typeof particulars>[0]) =>
  particulars({
    ...given,
    source_url: `https://sanctionssearch.ofac.treas.gov/Details.aspx?id=${id}`,
    listed_as: [['ofac', id]],
  });
