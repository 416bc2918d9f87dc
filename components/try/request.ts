import type { FlowType } from '@/lib/domain/flows/schema';

/** `journey` is a person who uses the page for showing a document and their face. */
export type TryKind = Exclude<FlowType, 'document'> | 'journey';

export interface TryFields {
  kind: TryKind;
  /** Null for a name without a marker. */
  marker: string | null;
  firstName: string;
  /** The last name of a person, or the whole name for a company or screening. */
  name: string;
  country: string;
  dateOfBirth: string;
  reference: string;
}

type Path =
  | '/api/gateway/execute/{project_hash}/api'
  | '/api/gateway/execute/{project_hash}/kyc/api'
  | '/api/gateway/execute/{project_hash}/kyc/init'
  | '/api/gateway/execute/{project_hash}/screening/api';

export interface TryRequest {
  path: Path;
  body: Record<string, string>;
}

const pathOf: Record<TryKind, Path> = {
  company: '/api/gateway/execute/{project_hash}/api',
  person: '/api/gateway/execute/{project_hash}/kyc/api',
  journey: '/api/gateway/execute/{project_hash}/kyc/init',
  screening: '/api/gateway/execute/{project_hash}/screening/api',
};

const person = { firstName: 'Priya', name: 'Raman', country: 'GB', dateOfBirth: '1993-03-08' };

const examples: Record<TryKind, Pick<TryFields, 'firstName' | 'name' | 'country' | 'dateOfBirth'>> = {
  company: { firstName: '', name: 'Larkspur Joinery Ltd', country: 'GB', dateOfBirth: '' },
  person,
  // The person in the sample images.
  journey: person,
  screening: { firstName: '', name: 'Priya Raman', country: 'GB', dateOfBirth: '1993-03-08' },
};

export const exampleOf = (kind: TryKind, marker: string | null): TryFields => ({
  kind,
  marker,
  reference: '',
  ...examples[kind],
});

/** The name with the marker: as the last name of a person, or as a word in a company's name. */
function nameWith({ kind, marker, name }: TryFields): string {
  if (marker === null) return name.trim();
  return kind === 'company' ? `Larkspur ${marker} Ltd` : marker;
}

/** The request for the fields, without empty ones. */
export function requestOf(fields: TryFields): TryRequest {
  const { kind, firstName, country, dateOfBirth, reference } = fields;
  const name = nameWith(fields);
  const ofPerson = { first_name: firstName.trim(), last_name: name, country, date_of_birth: dateOfBirth };
  const named: Record<TryKind, Record<string, string>> = {
    company: { company_name: name, country },
    person: ofPerson,
    journey: { ...ofPerson, document_type: 'passport' },
    screening: { name, country, date_of_birth: dateOfBirth },
  };
  const body = { ...named[kind], external_reference: reference.trim() };
  return { path: pathOf[kind], body: Object.fromEntries(Object.entries(body).filter(([, value]) => value)) };
}

interface Place {
  origin: string;
  projectHash: string;
}

/** Quotes a text for a shell, in which a single quote would end it. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export function curlOf({ path, body }: TryRequest, { origin, projectHash }: Place): string {
  return [
    `curl ${quoted(origin + path.replace('{project_hash}', projectHash))} \\`,
    '  -H "X-API-KEY: $PROBITY_API_KEY" \\',
    "  -H 'Content-Type: application/json' \\",
    `  -d ${quoted(JSON.stringify(body, null, 2))}`,
  ].join('\n');
}

/** The link for the person. */
export const journeyAddress = ({ origin, projectHash }: Place, startToken: string): string =>
  `${origin}/${projectHash}/?t=${startToken}`;

/** What the other system does with the answer. */
const lastLineOf = ({ path }: TryRequest, place: Place): string =>
  path.endsWith('/kyc/init')
    ? `console.log(\`${journeyAddress(place, '${result?.tokens.start}')}\`);`
    : 'console.log(result?.overall_verdict, result?.case_token);';

const indented = (text: string) => text.replaceAll('\n', '\n  ');

export function typescriptOf(request: TryRequest, place: Place): string {
  const { path, body } = request;
  const { origin, projectHash } = place;
  return [
    "import { createProbityClient } from '@probity/client';",
    '',
    'const apiKey = process.env.PROBITY_API_KEY;',
    "if (!apiKey) throw new Error('Set PROBITY_API_KEY.');",
    `const probity = createProbityClient({ baseUrl: ${JSON.stringify(origin)}, apiKey });`,
    '',
    `const { data: result } = await probity.POST('${path}', {`,
    `  params: { path: { project_hash: ${JSON.stringify(projectHash)} } },`,
    `  body: ${indented(JSON.stringify(body, null, 2))},`,
    '});',
    lastLineOf(request, place),
  ].join('\n');
}
