import { type FlowRequest, planFlow } from '@/lib/domain/flows/plan';
import { ScreeningCategory } from '@/lib/domain/words';

const person = {
  first_name: 'Priya',
  last_name: 'Raman',
  country: 'GB',
  email: 'priya.raman@example.com',
  phone: '+442079460000',
  address: '1 High Street',
};
const company = { company_name: 'Larkspur Joinery Ltd', country: 'GB' };
const name = {
  name: 'Priya Raman',
  entity_type: 'person' as const,
  categories: [...ScreeningCategory.options],
};

interface Row {
  flow: string;
  example: FlowRequest;
  note: string;
  opens: string;
}

const onboarding = 'Onboarding, always';

const rows: readonly Row[] = [
  {
    flow: 'company',
    example: { flow_type: 'company', mode: 'sync', request: company },
    note: 'the `SCR_` checks also for each director and owner, given or named by the registry',
    opens: onboarding,
  },
  {
    flow: 'person, sync',
    example: { flow_type: 'person', mode: 'sync', request: person },
    note: 'email, phone and address only if given',
    opens: onboarding,
  },
  {
    flow: 'person, async',
    example: { flow_type: 'person', mode: 'async', request: person },
    note: 'as sync; document and face in the hosted journey',
    opens: onboarding,
  },
  {
    flow: 'screening',
    example: { flow_type: 'screening', mode: 'sync', request: name },
    note: 'only the requested categories, by default all',
    opens: 'Review, only for a match',
  },
];

const codesOf = (flow: FlowRequest): string =>
  (planFlow(flow)[0]?.type_codes ?? []).map((code) => `\`${code}\``).join(', ');

/** Generated from the plans of the flows (API §3.8). */
export const checksOfFlows = [
  '**Checks of each flow, and the case that it opens.**',
  [
    '| Flow | Checks | Remark | Case |',
    '| --- | --- | --- | --- |',
    ...rows.map(({ flow, example, note, opens }) => `| ${flow} | ${codesOf(example)} | ${note} | ${opens} |`),
  ].join('\n'),
].join('\n\n');
