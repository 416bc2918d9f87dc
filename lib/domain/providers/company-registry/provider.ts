import type { CheckResult } from '@/lib/domain/words';
import { isSameCompanyName } from '../company-name';
import { registeredNumber } from './company-number';
import { gravestResult } from '../gravest-result';
import type { CheckOutcome, Finding } from '@/lib/domain/checks/outcome';
import { asProviderFailure, type Provider, type RegistryCompany, type Subject } from '../provider';

/**
 * A registry, asked for one company by the number in its own spelling: null when it holds none. The name only helps
 * to choose where a country gives one number to several companies.
 */
export type RegistryLookup = (
  country: string,
  registrationNumber: string,
  hint: { name: string; signal: AbortSignal },
) => Promise<RegistryCompany | null>;

/** COM_REGISTRY over any registry: compares what the caller submitted with the record (section 2.4). */
export function companyRegistry(name: string, lookup: RegistryLookup): Provider {
  return {
    name,
    serves: ['COM_REGISTRY'],
    async run({ subject }, signal) {
      const company = await find(name, lookup, subject, signal);
      if (!company) return { outcomes: [unknownCompany(subject, name)] };
      return { outcomes: [compare(subject, company)], company };
    },
  };
}

async function find(name: string, lookup: RegistryLookup, subject: Subject, signal: AbortSignal) {
  if (!subject.country || !subject.registration_number) return null;
  const number = registeredNumber(subject.country, subject.registration_number);
  try {
    return await lookup(subject.country, number, { name: subject.name, signal });
  } catch (error) {
    throw asProviderFailure(name, error);
  }
}

function unknownCompany(subject: Subject, registry: string): CheckOutcome {
  const reason = subject.registration_number
    ? `${registry} holds no company with this number in this country.`
    : 'No registration number was given, so the registry was not asked.';
  const result_data = { verified: false, found: false, reasons: [reason] };
  return { type_code: 'COM_REGISTRY', result: 'Refer', result_data, findings: [] };
}

/** One thing that the record and the submission were compared by. */
interface Comparison {
  result: CheckResult;
  reason: string;
  finding?: Finding;
}

function compare(subject: Subject, company: RegistryCompany): CheckOutcome {
  const problems = [
    compareName(subject, company),
    compareCountry(subject, company),
    judgeStatus(company),
  ].filter((comparison) => comparison !== null);
  const result = gravestResult(problems.map((problem) => problem.result));
  return {
    type_code: 'COM_REGISTRY',
    result,
    result_data: {
      verified: result === 'Pass',
      found: true,
      legal_name: company.legal_name,
      registration_number: company.registration_number,
      company_status: company.company_status,
      reasons: problems.map(({ reason }) => reason),
    },
    findings: problems.flatMap(({ finding }) => finding ?? []),
  };
}

function compareName(subject: Subject, company: RegistryCompany): Comparison | null {
  if (isSameCompanyName(subject.name, company.legal_name)) return null;
  const reason = `The registry knows this number as "${company.legal_name}", not as "${subject.name}".`;
  return {
    result: 'Refer',
    reason,
    finding: { type: 'Company', category: 'Name Mismatch', summary: reason },
  };
}

/** A jurisdiction may be a part of the country: US-DE. */
function compareCountry(subject: Subject, company: RegistryCompany): Comparison | null {
  if (company.jurisdiction.slice(0, 2) === subject.country) return null;
  const reason = `The company is registered in ${company.jurisdiction}, not in ${subject.country}.`;
  return { result: 'Refer', reason };
}

const activeStatus = /^(active|open|registered|live)$/i;
const endedStatus =
  /^(dissolved|struck[ -]off|removed|closed|converted[ /-]closed|inactive|deregistered|cancelled)\b/i;

/** Anything between alive and gone (insolvency, a proposal to strike off) is for a person to judge. */
function judgeStatus({ company_status: status }: RegistryCompany): Comparison | null {
  if (activeStatus.test(status)) return null;
  const reason = `The registry shows the company's status as "${status}".`;
  return { result: endedStatus.test(status) ? 'Fail' : 'Refer', reason };
}
