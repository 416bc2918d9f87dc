import { addEntityToCase } from '@/lib/domain/cases/service/add-entity-to-case';
import { listCaseEntities } from '@/lib/domain/cases/service/list-entities';
import { setEntityOwners } from '@/lib/domain/entities/service/set-owners';
import type { Move } from './moves';
import { firstHundred } from './scene';

const holding = {
  type: 'Company',
  company_name: 'Marzipan Holdings SA',
  registration_number: 'SANDBOX-0001',
  country: 'LU',
} as const;

/** Three people own the company, one of them through another company. */
export const recordOwners: Move = async ({ analyst }, caseToken) => {
  const { token: between } = await addEntityToCase(analyst, caseToken, { entity: holding, role: 'UBO' });
  const { items } = await listCaseEntities(analyst, caseToken, {}, firstHundred);
  const called = (name: string): string => {
    const found = items.find(({ full_name, company_name }) => (company_name ?? full_name) === name);
    if (!found) throw new Error(`the case has no ${name}`);
    return found.token;
  };
  const own = (name: string, ownership_percentage: number) => ({
    entity_token: called(name),
    ownership_percentage,
  });
  const owners = [
    own('Octavia Brassbutton', 40),
    own('Tilly Gingerbread', 25),
    { entity_token: between, ownership_percentage: 35 },
  ];
  await setEntityOwners(analyst, called('Gingerbread and Daughters Ltd'), { owners });
  await setEntityOwners(analyst, between, { owners: [own('Horatio Puddleford', 100)] });
};
