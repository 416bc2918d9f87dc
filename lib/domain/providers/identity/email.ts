import { domainToASCII } from 'node:url';
import { isDisposableEmailDomain } from 'disposable-email-domains-js';
import type { CheckOutcome } from '@/lib/domain/checks/outcome';
import type { Environment } from '@/lib/platform/context';
import type { Subject } from '../provider';

/** RFC 5321 without quoted local parts, which no consumer mailbox has; letters of any script by RFC 6531. */
const localPart = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domainLabel = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const topLevel = /^([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** Reserved for examples and tests by RFC 2606 and RFC 6761. */
const reservedDomain = /(^|\.)(example|test|invalid|localhost|local|example\.(com|net|org))$/;

const roleAccounts = new Set(
  (
    'abuse accounts admin administrator billing contact enquiries finance hello help helpdesk hostmaster hr info ' +
    'jobs legal mail marketing noc no-reply noreply office operations postmaster root sales security service ' +
    'support team webmaster'
  ).split(' '),
);

const minReferScore = 50;

interface EmailRisk {
  reason: string;
  /** 0 to 100. */
  risk_score: number;
}

/** IDV_EMAIL. No mail server is asked, so `deliverable` is false where delivery is impossible and otherwise null. */
export function verifyEmail(subject: Subject, environment: Environment): CheckOutcome {
  const risk = emailRisk(subject.email ?? '', environment);
  const verified = risk.risk_score < minReferScore;
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
    return { reason: 'The e-mail address is malformed.', risk_score: 100 };
  }
  // Staging exists to be tested, and test data uses these domains.
  if (reservedDomain.test(domain) && environment === 'production') {
    return { reason: 'The domain is reserved for examples.', risk_score: 100 };
  }
  if (isDisposable(domain)) return { reason: 'The address is disposable.', risk_score: 80 };
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

/** Subdomains of a disposable domain are disposable too. */
function isDisposable(domain: string): boolean {
  const labels = domain.split('.');
  return labels.slice(0, -1).some((_label, from) => isDisposableEmailDomain(labels.slice(from).join('.')));
}
