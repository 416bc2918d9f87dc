import { type Names, type Sentence, type Teller, textOf, type Told } from './teller';

function tellAdded({ target_token, details }: Told, names: Names): Sentence {
  const name = names.of(target_token) ?? 'a party';
  const role = details.role === 'UBO' ? 'owner' : textOf(details.role)?.toLowerCase();
  if (role === 'primary') return { text: `opened the case about ${name}` };
  return { text: `added ${name} to the case${role ? ` as ${role}` : ''}` };
}

const fieldNames: Record<string, string> = {
  first_name: 'first name',
  last_name: 'last name',
  full_name: 'name',
  company_name: 'name',
  date_of_birth: 'birth date',
  nationality: 'nationality',
  country: 'country',
  address: 'address',
  registration_number: 'registration number',
  monitored: 'monitoring',
  metadata: 'own data',
};

const listed = new Intl.ListFormat('en');

function tellEntityUpdated({ target_token, details }: Told, names: Names): Sentence {
  const name = names.of(target_token) ?? 'the entity';
  const status = textOf(details.verification_status);
  if (status) return { text: `changed the verification of ${name} to ${status}` };
  const fields = Object.keys((details.after as object | undefined) ?? {}); // the update records an object
  if (fields.length === 0) return { text: `changed ${name}` };
  const changed = [...new Set(fields.map((field) => fieldNames[field] ?? field.replaceAll('_', ' ')))];
  const note = details.screening ? 'Screened again as a result' : undefined;
  return { text: `changed the ${listed.format(changed)} of ${name}`, note, tone: 'accent' };
}

/** The sentences about people and companies, following the actor's name. */
export const entities = {
  'entity.created': ({ target_token }, names) => ({
    text: `recorded ${names.of(target_token) ?? 'a party'}`,
  }),
  'entity.updated': tellEntityUpdated,
  'entity.added_to_case': tellAdded,
} satisfies Record<string, Teller>;
