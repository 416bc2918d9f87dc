import { domainToASCII } from 'node:url';
import { isDisposableEmailDomain } from 'disposable-email-domains-js';
import type { CheckOutcome } from '@/lib/domain/checks/outcome';
import type { Environment } from '@/lib/platform/context';
import { doubted, type Doubt } from '../doubt';
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

interface EmailParts {
  email: string;
  local: string;
  domain: string;
  environment: Environment;
}

interface EmailRisk {
  cause: string;
  holds: (parts: EmailParts) => boolean;
  summary: string;
  found: string;
  /** 0 to 100. */
  risk_score: number;
}

/** The first match counts. */
const risks: readonly EmailRisk[] = [
  {
    cause: 'malformed',
    holds: ({ email, local, domain }) =>
      email.length > 254 || local.length > 64 || !localPart.test(local) || !isDomain(domain),
    summary: 'The email address is malformed.',
    found: 'No valid address',
    risk_score: 100,
  },
  {
    cause: 'reserved_domain',
    // Staging exists to be tested, and test data uses these domains.
    holds: ({ domain, environment }) => environment === 'production' && reservedDomain.test(domain),
    summary: 'The domain of the email address is reserved for examples.',
    found: 'A domain without mailboxes',
    risk_score: 100,
  },
  {
    cause: 'disposable',
    holds: ({ domain }) => isDisposable(domain),
    summary: 'The email address is a disposable one.',
    found: 'A domain of disposable addresses',
    risk_score: 80,
  },
  {
    cause: 'role_account',
    holds: ({ local }) => roleAccounts.has(local.toLowerCase()),
    summary: 'The email address belongs to a role, not to a person.',
    found: 'A role account',
    risk_score: 30,
  },
];

/**
 * IDV_EMAIL. Contacts no mail server, so `deliverable` is false if delivery is impossible and otherwise null.
 */
export function verifyEmail({ email }: Subject, environment: Environment): CheckOutcome {
  const parts = { ...partsOf(email ?? ''), environment };
  const risk = risks.find(({ holds }) => holds(parts));
  const risk_score = risk?.risk_score ?? 0;
  const doubts: Doubt[] =
    risk && risk_score >= minReferScore ? [{ ...risk, result: 'Refer', given: email }] : [];
  return doubted('IDV_EMAIL', doubts, {
    verified: doubts.length === 0,
    risk_score,
    deliverable: risk_score === 100 ? false : null,
    reasons: risk ? [risk.summary] : [],
  });
}

function partsOf(email: string): Omit<EmailParts, 'environment'> {
  const at = email.lastIndexOf('@');
  return {
    email,
    local: email.slice(0, Math.max(0, at)),
    domain: domainToASCII(email.slice(at + 1)).toLowerCase(),
  };
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
