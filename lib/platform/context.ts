import type { Transaction } from './database/transaction';

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
  readonly role?: Role;
}

/**
 * Every query takes a context, so that none can forget its project. Only authentication and `systemContext`
 * create one.
 */
export interface Context {
  readonly project: ProjectRef;
  readonly actor: Actor;
  readonly scopes: ReadonlySet<Scope>;
  readonly requestId: string;
  readonly ipAddress: string | null;
  /** The `ses_` token of a signed-in person. */
  readonly session?: string;
  now(): Date;
  readonly transaction?: Transaction;
}

/** Acts in work without a caller. */
export const systemActor: Actor = { id: 'system', name: 'Probity', type: 'system' };

/** For work without a caller. */
export function systemContext(project: ProjectRef, requestId: string): Context {
  return {
    project,
    actor: systemActor,
    scopes: new Set(scopes),
    requestId,
    ipAddress: null,
    now: () => new Date(),
  };
}
