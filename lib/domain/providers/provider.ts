import type { CheckOutcome } from '@/lib/domain/checks/outcome';
import type { ListVersion } from '@/lib/domain/screening/schema';
import type { CheckTypeCode, ScreeningCategory } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import { HttpFailed } from '@/lib/platform/http-failure';

/** Whom or what a check is about. Names are as the caller or a registry gave them. */
export interface Subject {
  type: 'Person' | 'Company';
  first_name: string | null;
  last_name: string | null;
  /** A person's whole name, or a company's legal name. */
  name: string;
  date_of_birth: string | null;
  nationality: string | null;
  country: string | null;
  registration_number: string | null;
  email: string | null;
  phone: string | null;
  address: { line1: string | null; city: string | null; postal_code: string | null; country: string | null };
}

/** A person whom a company registry names, or a company that directs or owns another. */
export interface RegistryPerson {
  type: Subject['type'];
  role: 'Director' | 'UBO' | 'Shareholder';
  first_name: string | null;
  /** A company's whole name. */
  last_name: string;
  date_of_birth: string | null;
  /** YYYY-MM, where the registry keeps the day to itself. */
  birth_month: string | null;
  nationality: string | null;
  ownership_percentage: number | null;
}

/** The `company` block of decisions 3, as a registry holds it. */
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

export interface ProviderRequest {
  /** On whose behalf: a project has lists of its own. */
  ctx: Context;
  subject: Subject;
  /** One call may serve several checks. All of them are the provider's own. */
  type_codes: CheckTypeCode[];
  environment: 'staging' | 'production';
  /** For screening: matches below this score (0 to 100) raise nothing. */
  match_threshold: number;
  /** 0 on the first call, and one more on each retry of the same checks. */
  attempt: number;
}

export interface ProviderAnswer {
  /** Exactly one for each asked type code that is not in `waiting`. */
  outcomes: CheckOutcome[];
  /** Checks that cannot end before the person hands in a document: they become Awaiting Document. */
  waiting?: CheckTypeCode[];
  company?: RegistryCompany;
  lists?: ListVersion[];
}

/**
 * A plug: registry, identity, document, biometric or screening checks from one source.
 *
 * A source that is down, slow or talks nonsense throws `ProviderFailed`; it never answers with a pass.
 */
export interface Provider {
  /** Shown to people as a check's `provider`. */
  readonly name: string;
  readonly serves: readonly CheckTypeCode[];
  run(request: ProviderRequest, signal: AbortSignal): Promise<ProviderAnswer>;
}

/** The source could not answer. Retryable ones are tried again before the check fails. */
export class ProviderFailed extends Error {
  constructor(
    readonly provider: string,
    readonly reason: 'timeout' | 'unavailable' | 'refused' | 'invalid_answer',
    readonly retryable: boolean,
    options?: ErrorOptions,
  ) {
    super(`${provider}: ${reason.replaceAll('_', ' ')}`, options);
    this.name = 'ProviderFailed';
  }
}

/** What an error of an outside source is to a check; others are faults of ours and stay what they are. */
export function asProviderFailure(provider: string, error: unknown): unknown {
  if (!(error instanceof HttpFailed)) return error;
  return new ProviderFailed(provider, error.reason, error.retryable, { cause: error });
}

export const screeningCategoryOf: Partial<Record<CheckTypeCode, ScreeningCategory>> = {
  SCR_SANCTIONS: 'sanctions',
  SCR_PEP: 'pep',
  SCR_ADVERSE_MEDIA: 'adverse_media',
  SCR_WATCHLIST: 'watchlist',
};
