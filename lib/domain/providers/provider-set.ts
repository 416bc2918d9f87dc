import { imageChecks } from '@/lib/domain/image-checks';
import type { CheckTypeCode } from '@/lib/domain/words';
import type { Environment } from '@/lib/platform/context';
import { companiesHouse, type CompaniesHouseOptions } from './companies-house/provider';
import { companyRegistry, type RegistryLookup } from './company-registry/provider';
import { gleif, type GleifOptions } from './gleif/provider';
import { identityProvider } from './identity/provider';
import type { JourneyJudges, Provider, Subject } from './provider';
import { sandboxMarker } from './sandbox/marker';
import { sandboxProvider, slowed } from './sandbox/provider';

export interface ProviderConfig {
  companies_house?: CompaniesHouseOptions;
  gleif?: GleifOptions;
}

export interface ProviderDeps {
  screening: Provider;
  lookupCompany: RegistryLookup;
  /** Documents and biometrics. */
  others?: readonly Provider[];
  /** Providers named in policies, for the checks that they serve. */
  outside?: readonly Provider[];
}

/** Input for choosing a provider, besides the check and the subject. */
export interface Choosing {
  environment: Environment;
  journey: JourneyJudges;
}

/**
 * Depends on the subject's country, and in staging on its name. Throws for a check type that no provider
 * serves, which is a wiring error.
 */
export type ProviderChoice = (code: CheckTypeCode, subject: Subject, choosing: Choosing) => Provider;

/** Call once per process, because each provider keeps its connections and circuit breaker. */
export function providersFor(config: ProviderConfig, deps: ProviderDeps): ProviderChoice {
  const real = realChoice(config, deps);
  const sandboxed = sandboxChoice(real);
  return (code, subject, choosing) => {
    const choose = choosing.environment === 'production' ? real : sandboxed;
    return choose(code, subject, choosing.journey);
  };
}

type SubjectChoice = (code: CheckTypeCode, subject: Subject, journey: JourneyJudges) => Provider;

const judgeOf = (code: CheckTypeCode, { document, biometric }: JourneyJudges): string =>
  code === 'IDV_DOCUMENT' ? document : biometric;

function realChoice(config: ProviderConfig, deps: ProviderDeps): SubjectChoice {
  const ukRegistry = config.companies_house && companiesHouse(config.companies_house);
  const registry = config.gleif
    ? gleif(config.gleif)
    : { ...companyRegistry('Probity Registry', deps.lookupCompany), isInProcess: true };
  const others = [identityProvider, deps.screening, ...(deps.others ?? [])];

  /** None if the name means our own implementation or is unknown; ours then states it and refers. */
  const outsideOf = (code: CheckTypeCode, journey: JourneyJudges) =>
    deps.outside?.find(({ name, serves }) => serves.includes(code) && name === judgeOf(code, journey));

  return (code, subject, journey) => {
    if (code === 'COM_REGISTRY') return (subject.country === 'GB' && ukRegistry) || registry;
    const own = others.find(({ serves }) => serves.includes(code));
    const provider = (imageChecks.includes(code) && outsideOf(code, journey)) || own;
    if (!provider) throw new Error(`No provider serves ${code}.`);
    return provider;
  };
}

/** For subjects named after a marker (API §3.11). Caches, so that a subject's checks can be grouped. */
function sandboxChoice(real: SubjectChoice): SubjectChoice {
  const cache = new Map<unknown, Provider>();
  const cached = (key: unknown, create: () => Provider) => {
    const provider = cache.get(key) ?? create();
    cache.set(key, provider);
    return provider;
  };

  return (code, subject, journey) => {
    const marker = sandboxMarker(subject);
    if (marker === null) return real(code, subject, journey);
    if (marker === 'SLOW') {
      const provider = real(code, subject, journey);
      return cached(provider, () => slowed(provider));
    }
    const sandbox = cached(marker, () => sandboxProvider(marker));
    return sandbox.serves.includes(code) ? sandbox : real(code, subject, journey);
  };
}

export interface ProviderGroup {
  provider: Provider;
  type_codes: CheckTypeCode[];
}

/** One call answers all checks of a group. */
export function groupByProvider(
  typeCodes: readonly CheckTypeCode[],
  subject: Subject,
  choosing: Choosing,
  choose: ProviderChoice,
): ProviderGroup[] {
  const groups = new Map<Provider, CheckTypeCode[]>();
  for (const code of typeCodes) {
    const provider = choose(code, subject, choosing);
    groups.set(provider, [...(groups.get(provider) ?? []), code]);
  }
  return [...groups].map(([provider, type_codes]) => ({ provider, type_codes }));
}
