import { setTimeout as sleep } from 'node:timers/promises';
import type { CheckOutcome, Finding } from '@/lib/domain/checks/outcome';
import { categoryOf, screeningCategoryOf } from '@/lib/domain/checks/schema';
import {
  type AlertCategory,
  type CheckResult,
  CheckTypeCode,
  type ScreeningCategory,
} from '@/lib/domain/words';
import { ProviderFailed, type Provider, type ProviderRequest } from '../provider';
import { sandboxCompany, sandboxList, sandboxMatch, sandboxPass } from './answers';
import type { Marker } from './marker';

const name = 'Probity Sandbox';

type Script = (code: CheckTypeCode, request: ProviderRequest) => Verdict | null;

interface Verdict {
  result: CheckResult;
  reason: string;
  finding?: Finding;
}

const isIdentityOrRegistry = (code: CheckTypeCode) => categoryOf(code) !== 'Screening';

const scripts: Partial<Record<Marker, Script>> = {
  SANCTION: matching('sanctions', 'Sanctions Hit'),
  PEP: matching('pep', 'PEP Match'),
  MEDIA: matching('adverse_media', 'Adverse Media'),
  WATCHLIST: matching('watchlist', 'Watchlist Match'),
  DOBMISMATCH: mismatching(['IDV_DATABASE'], 'DOB Mismatch', 'The date of birth does not match the record.'),
  NAMEMISMATCH: mismatching(
    ['IDV_DATABASE', 'COM_REGISTRY'],
    'Name Mismatch',
    'The name does not match the record.',
  ),
  REFER: () => ({ result: 'Refer', reason: 'The name contains the sandbox marker REFER.' }),
  FAIL: (code) =>
    isIdentityOrRegistry(code)
      ? { result: 'Fail', reason: 'The name contains the sandbox marker FAIL.' }
      : null,
};

function matching(category: ScreeningCategory, alertCategory: AlertCategory): Script {
  return (code, { subject }) => {
    if (screeningCategoryOf(code) !== category) return null;
    const match = sandboxMatch(subject, category);
    const reason = `Match with the Sandbox list, score ${match.match_score}.`;
    return {
      result: 'Refer',
      reason,
      finding: { type: 'Screening', category: alertCategory, summary: reason, match },
    };
  };
}

function mismatching(codes: readonly CheckTypeCode[], category: AlertCategory, reason: string): Script {
  return (code) => {
    if (!codes.includes(code)) return null;
    const type = code === 'COM_REGISTRY' ? 'Company' : 'Identity';
    return { result: 'Refer', reason, finding: { type, category, summary: reason } };
  };
}

const awaitingDocument: readonly CheckTypeCode[] = ['IDV_DATABASE', 'IDV_DOCUMENT', 'COM_REGISTRY'];

const flakyFailures = 2;

/** Made-up results (API §3.11). */
export function sandboxProvider(marker: Exclude<Marker, 'SLOW'>): Provider {
  return {
    name,
    serves: CheckTypeCode.options,
    async run(request) {
      if (marker === 'DOWN' || (marker === 'FLAKY' && request.attempt < flakyFailures)) {
        throw new ProviderFailed(name, 'unavailable', true);
      }
      const waiting =
        marker === 'DOCS' ? request.type_codes.filter((code) => awaitingDocument.includes(code)) : [];
      const answered = request.type_codes.filter((code) => !waiting.includes(code));
      return {
        outcomes: answered.map((code) => outcomeOf(code, marker, request)),
        waiting,
        lists: answered.some((code) => screeningCategoryOf(code) !== undefined)
          ? [sandboxList(request.ctx.now())]
          : undefined,
        company: answered.includes('COM_REGISTRY') ? sandboxCompany(request.subject, marker) : undefined,
      };
    },
  };
}

function outcomeOf(code: CheckTypeCode, marker: Marker, request: ProviderRequest): CheckOutcome {
  const verdict = scripts[marker]?.(code, request) ?? null;
  const passed = sandboxPass[code];
  if (!verdict)
    return { type_code: code, result: 'Pass', result_data: { ...passed, sandbox: marker }, findings: [] };
  const unverified = 'verified' in passed ? { verified: false } : {};
  const decided = 'decision' in passed ? { decision: verdict.result, score: 20 } : {};
  return {
    type_code: code,
    result: verdict.result,
    result_data: { ...passed, ...unverified, ...decided, reasons: [verdict.reason], sandbox: marker },
    findings: verdict.finding ? [verdict.finding] : [],
  };
}

/** The real provider's answer under its own name, after a delay. */
export function slowed(provider: Provider, delayMs = 10_000): Provider {
  return {
    name: provider.name,
    serves: provider.serves,
    async run(request, signal) {
      await sleep(delayMs, undefined, { signal }).catch(() => signal.throwIfAborted());
      return provider.run(request, signal);
    },
  };
}
