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

/** Only this file has it, so that the compiler refuses a context that another one makes. */
const made = Symbol('made by contextFor');

/** Every query takes a context, so that none can forget its project. Only `contextFor` makes one; others are its copies. */
export interface Context {
  readonly [made]: true;
  readonly project: ProjectRef;
  readonly actor: Actor;
  readonly scopes: ReadonlySet<Scope>;
  readonly requestId: string;
  readonly ipAddress: string | null;
  /** The `ses_` token of a signed-in person. */
  readonly session?: string;
  now(): Date;
  /**
   * Aborts when the client no longer waits for the answer: what has not begun need not begin. Of reads and of uploads that
   * wait to be looked at only, because another change may be the second of two steps.
   */
  readonly left?: AbortSignal;
  /**
   * Waits only for the places of all projects together, not for one in the share of its own: it holds a place that other
   * projects wait for, or its caller waits for an answer that is stored (docs/adr/0156).
   */
  readonly skipsProjectShare?: true;
  readonly transaction?: Transaction;
}

/** The request that is acted on, and the address that it came from. */
export type RequestRef = Pick<Context, 'requestId' | 'ipAddress'>;

/** The actor has proven who they are, or acts without a caller. */
export const contextFor = (
  project: ProjectRef,
  actor: Actor,
  granted: ReadonlySet<Scope>,
  { requestId, ipAddress }: RequestRef,
): Context => ({
  [made]: true,
  project,
  actor,
  scopes: granted,
  requestId,
  ipAddress,
  now: () => new Date(),
});

/** Acts in work without a caller. */
export const systemActor: Actor = { id: 'system', name: 'Probity', type: 'system' };

/** For work without a caller. */
export const systemContext = (project: ProjectRef, requestId: string): Context =>
  contextFor(project, systemActor, new Set(scopes), { requestId, ipAddress: null });
