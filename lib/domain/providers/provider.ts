import type { CheckOutcome } from '@/lib/domain/checks/outcome';
import type { Submission } from '@/lib/domain/documents/service/find-submission-of-flow';
import type { CheckTypeCode, ScreeningCategory } from '@/lib/domain/words';
import type { Context, Environment } from '@/lib/platform/context';
import { HttpFailed } from '@/lib/platform/outbound/http-failure';

/** Names are as the caller or a registry gave them. */
export interface Subject {
  type: 'Person' | 'Company';
  first_name: string | null;
  last_name: string | null;
  name: string;
  date_of_birth: string | null;
  nationality: string | null;
  country: string | null;
  registration_number: string | null;
  email: string | null;
  phone: string | null;
  address: { line1: string | null; city: string | null; postal_code: string | null; country: string | null };
}

export interface RegistryPerson {
  type: Subject['type'];
  role: 'Director' | 'UBO' | 'Shareholder';
  first_name: string | null;
  /** A company's full name. */
  last_name: string;
  date_of_birth: string | null;
  /** YYYY-MM, for registries that do not publish the day. */
  birth_month: string | null;
  nationality: string | null;
  ownership_percentage: number | null;
}

/** The `company` block of a flow result (API §3.6), as held by a registry. */
export interface RegistryCompany {
  legal_name: string;
  registration_number: string;
  jurisdiction: string;
  company_status: string;
  company_type: string | null;
  incorporation_date: string | null;
  registered_address: string | null;
  sic_codes: string[];
  officers: RegistryPerson[];
}

/**
 * The providers of the checks of images, by the project's policy: our own implementation or the name of an outside
 * provider (API §7).
 */
export interface JourneyJudges {
  document: string;
  biometric: string;
}

export interface ProviderRequest {
  /** Selects the project's own lists, and carries the clock. */
  ctx: Context;
  subject: Subject;
  type_codes: CheckTypeCode[];
  environment: Environment;
  /** For screening: the minimum score (0 to 100) of a match. */
  match_threshold: number;
  /** For screening: categories that must be covered by a list. */
  required_categories: readonly ScreeningCategory[];
  /** For screening: days without a successful synchronisation after which a list counts as missing. */
  max_list_age_days: number;
  /** For documents and faces: what the person has sent so far, or null. */
  findSubmission(): Promise<Submission | null>;
  journey: JourneyJudges;
  /** For screening: the versions of the project's own lists, if they have already been read. */
  own_versions?: string;
  /** 0 on the first call, plus 1 on each retry of the same checks. */
  attempt: number;
}

export interface ProviderAnswer {
  /** Exactly one for each requested type code that is not in `waiting`. */
  outcomes: CheckOutcome[];
  /**
   * Checks that need the person to act in the hosted journey. `IDV_BIOMETRIC` becomes Awaiting Client, all
   * others become Awaiting Document (API §6.3).
   */
  waiting?: CheckTypeCode[];
  company?: RegistryCompany;
  /** Set by an outside provider that is still working: it is asked again unless it answers first. */
  working?: { askAgainInMs: number };
  /**
   * The job of an outside provider without an answer: an answer that has arrived by settlement counts
   * instead.
   */
  open_job?: string;
}

/**
 * `run` throws `ProviderFailed` if the source is down, slow or returns an invalid answer. It never returns a
 * Pass instead (API §3.9).
 */
export interface Provider {
  readonly name: string;
  readonly serves: readonly CheckTypeCode[];
  /** Answers immediately, from memory or our own database: calls nobody else, and waits for nothing. */
  readonly isInProcess?: boolean;
  run(request: ProviderRequest, signal: AbortSignal): Promise<ProviderAnswer>;
}

/** Retryable failures are retried before the check fails. */
export class ProviderFailed extends Error {
  readonly retryable: boolean;
  /** As in a `ProviderAnswer`. */
  open_job?: string;

  constructor(
    readonly provider: string,
    readonly reason: 'timeout' | 'unavailable' | 'refused' | 'invalid_answer',
    { retryable = false, ...options }: ErrorOptions & { retryable?: boolean } = {},
  ) {
    super(`${provider}: ${reason.replaceAll('_', ' ')}`, options);
    this.retryable = retryable;
    this.name = 'ProviderFailed';
  }
}

/** Errors other than HTTP failures are bugs, and are returned unchanged. */
export function asProviderFailure(provider: string, error: unknown): unknown {
  if (!(error instanceof HttpFailed)) return error;
  return new ProviderFailed(provider, error.reason, { retryable: error.retryable, cause: error });
}
