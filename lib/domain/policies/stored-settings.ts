import { ApiError, Conflict, ValidationFailed } from '@/lib/platform/errors/errors';
import { detailsOf } from '@/lib/platform/errors/fault-details';
import { log } from '@/lib/platform/errors/log';
import { plainIssues } from '@/lib/platform/errors/plain-issues';
import { defaultSettings } from './defaults';
import { composePolicy, type Policy } from './policy';
import type { RiskModel } from './risk-model';
import { builtInRiskModel } from './risk-models/built-in';
import type { PolicyKind } from './schema';
import { policySettings, type PolicySettings } from './settings';

export interface StoredSettings {
  token: string;
  kind: string;
  version: number;
  settings: unknown;
}

/** Stored settings that do not match the schema of their kind, such as those of another release. */
export class UnreadablePolicy extends ApiError {
  constructor({ kind, version }: StoredSettings) {
    const message = `Version ${version} of the policy ${kind} is invalid; an admin must publish a new one.`;
    super('INTERNAL_ERROR', 500, message);
  }
}

export class NoPolicyDraft extends Conflict {
  constructor(kind: PolicyKind) {
    super(`The policy ${kind} has no draft; save one first.`);
  }
}

/**
 * The settings, or Probity's default if the project has no version of the kind. Throws `UnreadablePolicy`
 * (500).
 */
export function readSettings<Kind extends PolicyKind>(
  kind: Kind,
  stored: readonly StoredSettings[],
): PolicySettings[Kind] {
  const own = stored.find((each) => each.kind === kind);
  if (!own) return defaultSettings[kind];
  const { success, data } = policySettings[kind].safeParse(own.settings);
  if (success) return data as PolicySettings[Kind]; // parsed by the schema of this kind
  log.error({ kind, version: own.version }, 'a stored policy is invalid');
  throw new UnreadablePolicy(own);
}

/** The last published version of each kind, or its default (API §7). Throws `UnreadablePolicy` (500). */
export const policyOf = (stored: readonly StoredSettings[]): Policy =>
  composePolicy((kind) => readSettings(kind, stored));

/**
 * The last risk model that the project published, or Probity's (API §7.3). Throws `UnreadablePolicy` (500).
 */
export function riskModelOf(stored: readonly StoredSettings[]): RiskModel {
  const own = stored.find(({ kind }) => kind === 'risk_model');
  return own ? { version: own.token, ...readSettings('risk_model', stored) } : builtInRiskModel;
}

/** As `readSettings`, with the default for invalid settings. */
export function readableSettings<Kind extends PolicyKind>(
  kind: Kind,
  stored: readonly StoredSettings[],
): PolicySettings[Kind] {
  try {
    return readSettings(kind, stored);
  } catch (error) {
    if (error instanceof UnreadablePolicy) return defaultSettings[kind];
    throw error;
  }
}

/** Throws `ValidationFailed` (400), with one detail for each invalid field. */
export function parseSettings<Kind extends PolicyKind>(kind: Kind, settings: unknown): PolicySettings[Kind] {
  const parsed = policySettings[kind].safeParse(settings, { reportInput: true, error: plainIssues });
  if (parsed.success) return parsed.data as PolicySettings[Kind]; // parsed by the schema of this kind
  const details = detailsOf(parsed.error);
  throw new ValidationFailed(
    details.map((detail) => ({ ...detail, field: ['settings', detail.field].filter(Boolean).join('.') })),
  );
}
