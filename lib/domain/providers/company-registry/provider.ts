import type { CheckOutcome } from '@/lib/domain/checks/outcome';
import { isSameCompanyName } from '../company-name';
import { doubted, type Doubt, summariesOf } from '../doubt';
import { asProviderFailure, type Provider, type RegistryCompany, type Subject } from '../provider';
import { normaliseRegistrationNumber } from './registration-number';

/** By normalised number. The name only breaks ties in countries where several companies share a number. */
export type RegistryLookup = (
  country: string,
  registrationNumber: string,
  hint: { name: string; signal: AbortSignal },
) => Promise<RegistryCompany | null>;

/** COM_REGISTRY (API §3.8). */
export function companyRegistry(name: string, lookup: RegistryLookup): Provider {
  return {
    name,
    serves: ['COM_REGISTRY'],
    async run({ subject }, signal) {
      const company = await find(name, lookup, subject, signal);
      if (!company) return { outcomes: [notFound(subject, name)] };
      return { outcomes: [compare(subject, company)], company };
    },
  };
}

async function find(name: string, lookup: RegistryLookup, subject: Subject, signal: AbortSignal) {
  if (!subject.country || !subject.registration_number) return null;
  const number = normaliseRegistrationNumber(subject.country, subject.registration_number);
  try {
    return await lookup(subject.country, number, { name: subject.name, signal });
  } catch (error) {
    throw asProviderFailure(name, error);
  }
}

function notFound({ country, registration_number: given }: Subject, registry: string): CheckOutcome {
  const doubt: Doubt = !given
    ? {
        cause: 'no_number',
        result: 'Refer',
        summary: 'No registration number was given, so the registry was not searched.',
        given,
        found: null,
      }
    : {
        cause: 'not_found',
        result: 'Refer',
        // The number comes first: a list cuts the end off.
        summary: `Number ${given} belongs to no company in ${country ?? 'this country'} (${registry}).`,
        given,
        found: 'No company',
      };
  const result_data = { verified: false, found: false, reasons: [doubt.summary] };
  return doubted('COM_REGISTRY', [doubt], result_data);
}

function compare(subject: Subject, company: RegistryCompany): CheckOutcome {
  const doubts = [
    compareName(subject, company),
    compareCountry(subject, company),
    compareStatus(company),
  ].filter((doubt) => doubt !== null);
  return doubted('COM_REGISTRY', doubts, {
    verified: doubts.length === 0,
    found: true,
    legal_name: company.legal_name,
    registration_number: company.registration_number,
    company_status: company.company_status,
    reasons: summariesOf(doubts),
  });
}

function compareName({ name: given }: Subject, { legal_name: found }: RegistryCompany): Doubt | null {
  if (isSameCompanyName(given, found)) return null;
  const summary = `The registry knows this number as "${found}", not as "${given}".`;
  return { cause: 'name', result: 'Refer', summary, given, found };
}

/** A jurisdiction may be a subdivision of the country: US-DE. */
function compareCountry({ country: given }: Subject, { jurisdiction: found }: RegistryCompany): Doubt | null {
  if (found.slice(0, 2) === given) return null;
  const summary = `The company is registered in ${found}, not in ${given}.`;
  return { cause: 'country', result: 'Refer', summary, given, found };
}

const activeStatus = /^(active|open|registered|live)$/i;
const endedStatus =
  /^(dissolved|struck[ -]off|removed|closed|converted[ /-]closed|inactive|deregistered|cancelled)\b/i;

/** A status in between, such as insolvency or a proposal to strike off, needs a person's judgement. */
function compareStatus({ company_status: found }: RegistryCompany): Doubt | null {
  if (activeStatus.test(found)) return null;
  const summary = `The registry shows the company's status as "${found}".`;
  return { cause: 'status', result: endedStatus.test(found) ? 'Fail' : 'Refer', summary, given: null, found };
}
