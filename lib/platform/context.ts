import type { Transaction } from './transaction';

export const roles = ['analyst', 'reviewer', 'admin', 'auditor'] as const;
export type Role = (typeof roles)[number];

export const scopes = [
  'flows:write',
  'flows:read',
  'cases:read',
  'cases:write',
  'entities:read',
  'entities:write',
  'alerts:read',
  'alerts:write',
  'checks:read',
  'checks:write',
  'risk:read',
  'risk:write',
  'risk:approve',
  'webhooks:read',
  'webhooks:write',
  'audit:read',
  'analytics:read',
  'watchlists:read',
  'watchlists:write',
] as const;
export type Scope = (typeof scopes)[number];

export type Environment = 'staging' | 'production';

export interface ProjectRef {
  readonly id: number;
  /** Public: the `project_hash` of flow paths. */
  readonly hash: string;
  readonly environment: Environment;
}

export interface Actor {
  /** A `usr_`, `key_` or `cli_` token, or `system`. */
  readonly id: string;
  readonly name: string;
  readonly type: 'user' | 'api_key' | 'oauth_client' | 'system';
  /** People only. */
  readonly role?: Role;
}

/**
 * On whose behalf code runs. Every query takes one, so that no query can forget its project. Only authentication creates
 * it for requests, and `systemContext` for jobs.
 */
export interface Context {
  readonly project: ProjectRef;
  readonly actor: Actor;
  readonly scopes: ReadonlySet<Scope>;
  readonly requestId: string;
  readonly ipAddress: string | null;
  now(): Date;
  /** An open transaction, which `transaction` joins. */
  readonly transaction?: Transaction;
}

/** For work without a caller: sweeps, timers, flows claimed after their worker died. */
export function systemContext(project: ProjectRef, requestId: string): Context {
  return {
    project,
    actor: { id: 'system', name: 'Probity', type: 'system' },
    scopes: new Set(scopes),
    requestId,
    ipAddress: null,
    now: () => new Date(),
  };
}
