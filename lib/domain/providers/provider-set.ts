import type { CheckTypeCode } from '@/lib/domain/words';
import { companiesHouse, type CompaniesHouseOptions } from './companies-house/provider';
import { companyRegistry, type RegistryLookup } from './company-registry/provider';
import { gleif, type GleifOptions } from './gleif/provider';
import { identityProvider } from './identity/provider';
import type { Provider, ProviderRequest, Subject } from './provider';
import { sandboxMarker } from './sandbox/marker';
import { sandboxProvider, slowed, type SandboxOptions } from './sandbox/provider';

/** Outside sources are off unless configured. */
export interface ProviderConfig {
  companies_house?: CompaniesHouseOptions;
  gleif?: GleifOptions;
  sandbox?: SandboxOptions;
}

export interface ProviderDeps {
  screening: Provider;
  /** The registry table that the importer fills. */
  lookupCompany: RegistryLookup;
  /** Documents and biometrics. */
  others?: readonly Provider[];
  now?: () => Date;
}

type Environment = ProviderRequest['environment'];

/**
 * Whom a check goes to: the subject's country may decide, and in staging its name. Throws for a check type that
 * nobody serves: that is a fault of wiring, not of a source.
 */
export type ProviderChoice = (code: CheckTypeCode, subject: Subject, environment: Environment) => Provider;

/**
 * The deployment's providers: make this once, since each keeps its connections and circuit breaker. Registry checks
 * of UK companies go to Companies House, others to GLEIF, and without these to the registry table.
 */
export function providersFor(config: ProviderConfig, deps: ProviderDeps): ProviderChoice {
  const real = realChoice(config, deps);
  const sandboxed = sandboxChoice(real, { now: deps.now, ...config.sandbox });
  return (code, subject, environment) => {
    const choose = environment === 'production' ? real : sandboxed;
    return choose(code, subject);
  };
}

type SubjectChoice = (code: CheckTypeCode, subject: Subject) => Provider;

function realChoice(config: ProviderConfig, deps: ProviderDeps): SubjectChoice {
  const ukRegistry = config.companies_house && companiesHouse(config.companies_house);
  const registry = config.gleif
    ? gleif(config.gleif)
    : companyRegistry('Probity Registry', deps.lookupCompany);
  const others = [identityProvider(deps.now), deps.screening, ...(deps.others ?? [])];

  return (code, subject) => {
    if (code === 'COM_REGISTRY') return (subject.country === 'GB' && ukRegistry) || registry;
    const provider = others.find(({ serves }) => serves.includes(code));
    if (!provider) throw new Error(`No provider serves ${code}.`);
    return provider;
  };
}

/** Steers subjects whose name is a marker. What it makes it keeps, so that checks of one provider can be grouped. */
function sandboxChoice(real: SubjectChoice, options: SandboxOptions): SubjectChoice {
  const made = new Map<unknown, Provider>();
  const keep = (key: unknown, make: () => Provider) => {
    const provider = made.get(key) ?? make();
    made.set(key, provider);
    return provider;
  };

  return (code, subject) => {
    const marker = sandboxMarker(subject);
    if (marker === null) return real(code, subject);
    if (marker !== 'SLOW') return keep(marker, () => sandboxProvider(marker, options));
    const provider = real(code, subject);
    return keep(provider, () => slowed(provider, options));
  };
}

export interface ProviderGroup {
  provider: Provider;
  type_codes: CheckTypeCode[];
}

/** A subject's checks by provider, in their order: one call serves all checks of a group. */
export function groupByProvider(
  typeCodes: readonly CheckTypeCode[],
  subject: Subject,
  environment: Environment,
  choose: ProviderChoice,
): ProviderGroup[] {
  const groups = new Map<Provider, CheckTypeCode[]>();
  for (const code of typeCodes) {
    const provider = choose(code, subject, environment);
    groups.set(provider, [...(groups.get(provider) ?? []), code]);
  }
  return [...groups].map(([provider, type_codes]) => ({ provider, type_codes }));
}
