import { setTimeout as sleep } from 'node:timers/promises';
import type { CheckOutcome, Finding } from '@/lib/domain/checks/outcome';
import { categoryOf, screeningCategoryOf } from '@/lib/domain/checks/schema';
import { imageChecks } from '@/lib/domain/image-checks';
import { type CheckResult, CheckTypeCode, type ScreeningCategory } from '@/lib/domain/words';
import { doubted, type Doubt } from '../doubt';
import { ProviderFailed, type Provider, type ProviderRequest, type Subject } from '../provider';
import {
  judgedBy,
  sandboxBirthDate,
  sandboxCompany,
  sandboxCompanyName,
  sandboxList,
  sandboxHit,
  sandboxPass,
  sandboxPersonName,
} from './answers';
import type { Marker } from './marker';

const name = 'Probity Sandbox';

/** The effect of a marker on a check: doubts, or a match. */
type Script = (code: CheckTypeCode, request: ProviderRequest) => Doubt | Finding | null;

const isIdentityOrRegistry = (code: CheckTypeCode) => categoryOf(code) !== 'Screening';
const hasRecord = (code: CheckTypeCode) => code === 'IDV_DATABASE' || code === 'COM_REGISTRY';

const scripts: Partial<Record<Marker, Script>> = {
  SANCTION: matching('sanctions'),
  PEP: matching('pep'),
  MEDIA: matching('adverse_media'),
  WATCHLIST: matching('watchlist'),
  DOBMISMATCH: (code, { subject }) => (code === 'IDV_DATABASE' ? otherBirth(subject) : null),
  NAMEMISMATCH: (code, { subject }) => (hasRecord(code) ? otherName(subject) : null),
  REFER: (code, { subject }) => steered('REFER', 'Refer', code, subject),
  FAIL: (code, { subject }) => (isIdentityOrRegistry(code) ? steered('FAIL', 'Fail', code, subject) : null),
};

function matching(category: ScreeningCategory): Script {
  return (code, { subject, ctx }) =>
    screeningCategoryOf(code) === category ? sandboxHit(subject, category, ctx.now()) : null;
}

const otherBirth = ({ date_of_birth: given }: Subject): Doubt => ({
  cause: 'birth',
  result: 'Refer',
  category: 'DOB Mismatch',
  summary: 'The date of birth does not match the record.',
  given,
  found: sandboxBirthDate,
});

const otherName = ({ type, name: given }: Subject): Doubt => ({
  cause: 'name',
  result: 'Refer',
  summary: 'The name does not match the record.',
  given,
  found: type === 'Company' ? sandboxCompanyName : sandboxPersonName,
});

function steered(marker: Marker, result: Doubt['result'], code: CheckTypeCode, subject: Subject): Doubt {
  const { what, given } = judgedBy[code];
  const outcome = result === 'Fail' ? 'failed' : 'could not be confirmed';
  return {
    cause: 'marker',
    result,
    summary: `The ${what} ${outcome}: the name contains the sandbox marker ${marker}.`,
    given: given(subject),
    found: `Sandbox marker ${marker}`,
  };
}

const awaitingDocument: readonly CheckTypeCode[] = ['IDV_DATABASE', 'COM_REGISTRY'];

const flakyFailures = 2;

/** Checks that answer after retries, or once the person has acted. */
const late: readonly Marker[] = ['DOWN', 'FLAKY', 'DOCS'];

/**
 * The only markers that answer for a person's images. Any other would pass checks without the person having
 * taken part.
 */
const answerForImages: readonly Marker[] = ['REFER', 'FAIL', 'DOWN'];

const servedWith = (marker: Marker): readonly CheckTypeCode[] =>
  CheckTypeCode.options.filter((code) => answerForImages.includes(marker) || !imageChecks.includes(code));

/** Fictitious results (API §3.11) of the checks that the marker steers. */
export function sandboxProvider(marker: Exclude<Marker, 'SLOW'>): Provider {
  return {
    name,
    serves: servedWith(marker),
    isInProcess: !late.includes(marker),
    async run(request) {
      if (marker === 'DOWN' || (marker === 'FLAKY' && request.attempt < flakyFailures)) {
        throw new ProviderFailed(name, 'unavailable', { retryable: true });
      }
      const isWaiting = marker === 'DOCS' && !(await request.findSubmission());
      const waiting = isWaiting ? request.type_codes.filter((code) => awaitingDocument.includes(code)) : [];
      const answered = request.type_codes.filter((code) => !waiting.includes(code));
      return {
        outcomes: answered.map((code) => outcomeOf(code, marker, request)),
        waiting,
        company: answered.includes('COM_REGISTRY') ? sandboxCompany(request.subject, marker) : undefined,
      };
    },
  };
}

function outcomeOf(code: CheckTypeCode, marker: Marker, request: ProviderRequest): CheckOutcome {
  const found = scripts[marker]?.(code, request) ?? null;
  const isScreening = screeningCategoryOf(code) !== undefined;
  const result_data = {
    ...sandboxPass[code],
    sandbox: marker,
    ...(isScreening && { lists: [sandboxList(request.ctx.now())] }),
  };
  if (!found) return doubted(code, [], result_data);
  return 'type' in found
    ? matched(code, found, result_data)
    : doubted(code, [found], {
        ...result_data,
        ...unconfirmed(code, found.result),
        reasons: [found.summary],
      });
}

function matched(code: CheckTypeCode, finding: Finding, result_data: object): CheckOutcome {
  const best_score = finding.match?.match_score ?? null;
  return {
    type_code: code,
    result: 'Refer',
    result_data: { ...result_data, matches: 1, best_score, reasons: [finding.summary] },
    findings: [finding],
  };
}

function unconfirmed(code: CheckTypeCode, result: CheckResult) {
  const passed = sandboxPass[code];
  return {
    ...('verified' in passed && { verified: false }),
    ...('decision' in passed && { decision: result, score: 20 }),
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
