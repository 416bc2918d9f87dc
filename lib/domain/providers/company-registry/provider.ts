import type { CheckOutcome, Finding } from '@/lib/domain/checks/outcome';
import type { CheckResult } from '@/lib/domain/words';
import { isSameCompanyName } from '../company-name';
import { asProviderFailure, type Provider, type RegistryCompany, type Subject } from '../provider';
import { worstResult } from '../worst-result';
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

function notFound(subject: Subject, registry: string): CheckOutcome {
  const reason = subject.registration_number
    ? `${registry} holds no company with this number in this country.`
    : 'No registration number was given, so the registry was not asked.';
  const result_data = { verified: false, found: false, reasons: [reason] };
  return { type_code: 'COM_REGISTRY', result: 'Refer', result_data, findings: [] };
}

interface Mismatch {
  result: CheckResult;
  reason: string;
  finding?: Finding;
}

function compare(subject: Subject, company: RegistryCompany): CheckOutcome {
  const mismatches = [
    compareName(subject, company),
    compareCountry(subject, company),
    compareStatus(company),
  ].filter((mismatch) => mismatch !== null);
  const result = worstResult(mismatches.map((mismatch) => mismatch.result));
  return {
    type_code: 'COM_REGISTRY',
    result,
    result_data: {
      verified: result === 'Pass',
      found: true,
      legal_name: company.legal_name,
      registration_number: company.registration_number,
      company_status: company.company_status,
      reasons: mismatches.map(({ reason }) => reason),
    },
    findings: mismatches.flatMap(({ finding }) => finding ?? []),
  };
}

function compareName(subject: Subject, company: RegistryCompany): Mismatch | null {
  if (isSameCompanyName(subject.name, company.legal_name)) return null;
  const reason = `The registry knows this number as "${company.legal_name}", not as "${subject.name}".`;
  return {
    result: 'Refer',
    reason,
    finding: { type: 'Company', category: 'Name Mismatch', summary: reason },
  };
}

/** A jurisdiction may be a subdivision of the country: US-DE. */
function compareCountry(subject: Subject, company: RegistryCompany): Mismatch | null {
  if (company.jurisdiction.slice(0, 2) === subject.country) return null;
  const reason = `The company is registered in ${company.jurisdiction}, not in ${subject.country}.`;
  return { result: 'Refer', reason };
}

const activeStatus = /^(active|open|registered|live)$/i;
const endedStatus =
  /^(dissolved|struck[ -]off|removed|closed|converted[ /-]closed|inactive|deregistered|cancelled)\b/i;

/** A status in between, such as insolvency or a proposal to strike off, needs a person's judgement. */
function compareStatus({ company_status: status }: RegistryCompany): Mismatch | null {
  if (activeStatus.test(status)) return null;
  const reason = `The registry shows the company's status as "${status}".`;
  return { result: endedStatus.test(status) ? 'Fail' : 'Refer', reason };
}
