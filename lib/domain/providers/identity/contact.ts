import { domainToASCII } from 'node:url';
import { isDisposableEmailDomain } from 'disposable-email-domains-js';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CheckOutcome } from '@/lib/domain/checks/outcome';
import type { ProviderRequest, Subject } from '../provider';

type Environment = ProviderRequest['environment'];

/** RFC 5321 without quoted local parts, which no consumer mailbox has; letters of any script by RFC 6531. */
const localPart = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domainLabel = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const topLevel = /^([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** Set aside for examples and tests by RFC 2606 and RFC 6761: nobody can have an address there. */
const reservedDomain = /(^|\.)(example|test|invalid|localhost|local|example\.(com|net|org))$/;

const roleAccounts = new Set(
  (
    'abuse accounts admin administrator billing contact enquiries finance hello help helpdesk hostmaster hr info ' +
    'jobs legal mail marketing noc no-reply noreply office operations postmaster root sales security service ' +
    'support team webmaster'
  ).split(' '),
);

/** At this and above the address is for a person to judge. */
const referAt = 50;

interface EmailRisk {
  reason: string;
  /** 0 to 100. */
  risk_score: number;
}

/**
 * IDV_EMAIL: form, domain, disposable and role addresses. No mail server is asked, so `deliverable` is false where
 * delivery is impossible and null, not true, elsewhere.
 */
export function verifyEmail(subject: Subject, environment: Environment): CheckOutcome {
  const risk = emailRisk(subject.email ?? '', environment);
  const verified = risk.risk_score < referAt;
  return {
    type_code: 'IDV_EMAIL',
    result: verified ? 'Pass' : 'Refer',
    result_data: {
      verified,
      risk_score: risk.risk_score,
      deliverable: risk.risk_score === 100 ? false : null,
      reasons: risk.risk_score > 0 ? [risk.reason] : [],
    },
    findings: [],
  };
}

function emailRisk(email: string, environment: Environment): EmailRisk {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(0, at));
  const domain = domainToASCII(email.slice(at + 1)).toLowerCase();
  if (email.length > 254 || local.length > 64 || !localPart.test(local) || !isDomain(domain)) {
    return { reason: 'This is not the form of an e-mail address.', risk_score: 100 };
  }
  // Test data is made of these domains, and a staging deployment is there to be tested.
  if (reservedDomain.test(domain) && environment === 'production') {
    return { reason: 'The domain is set aside for examples.', risk_score: 100 };
  }
  if (isDisposable(domain)) return { reason: 'The address is a disposable one.', risk_score: 80 };
  if (roleAccounts.has(local.toLowerCase())) {
    return { reason: 'The address belongs to a role, not to a person.', risk_score: 30 };
  }
  return { reason: '', risk_score: 0 };
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    topLevel.test(labels.at(-1) ?? '')
  );
}

/** A subdomain of a disposable domain is one too. */
function isDisposable(domain: string): boolean {
  const labels = domain.split('.');
  return labels.slice(0, -1).some((_label, from) => isDisposableEmailDomain(labels.slice(from).join('.')));
}

/** Ranges that the regulators keep for drama and documentation: Ofcom's, and 555-0100 to 555-0199. */
const reservedNumber =
  /^\+(447700900\d{3}|442079460\d{3}|44(117|121|131|151|161)4960\d{3}|1[2-9]\d{2}55501\d{2})$/;

/** Numbers that bill the caller or belong to nobody in particular. */
const impersonalTypes = new Set(['PREMIUM_RATE', 'TOLL_FREE', 'SHARED_COST', 'UAN', 'VOICEMAIL', 'PAGER']);

/** IDV_PHONE: is it a number of that country's plan, and of whose? The carrier is not known offline. */
export function verifyPhone(subject: Subject, environment: Environment): CheckOutcome {
  const phone = subject.phone ?? '';
  const number = phone.startsWith('+') ? parsePhoneNumberFromString(phone) : undefined;
  const isReserved = environment === 'staging' && reservedNumber.test(phone);
  const type = number?.getType();
  const reasons = [];
  if (!isReserved && !number?.isValid()) reasons.push('This is no number of any numbering plan.');
  if (type && impersonalTypes.has(type)) reasons.push(`The number is of the kind "${phoneType(type)}".`);
  if (number?.country && subject.country && number.country !== subject.country) {
    reasons.push(`The number belongs to ${number.country}, the person lives in ${subject.country}.`);
  }
  return {
    type_code: 'IDV_PHONE',
    result: reasons.length === 0 ? 'Pass' : 'Refer',
    result_data: {
      verified: reasons.length === 0,
      carrier: null,
      phone_type: type ? phoneType(type) : null,
      country: number?.country ?? null,
      reasons,
    },
    findings: [],
  };
}

function phoneType(type: string): string {
  return type.toLowerCase();
}
