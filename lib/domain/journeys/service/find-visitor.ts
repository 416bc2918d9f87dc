import { keyedHash } from '@/lib/platform/crypto';
import type { Context } from '@/lib/platform/context';
import { env } from '@/lib/platform/settings/env';
import { findByStartToken } from '../store';
import type { Visitor } from '../visitor';

export type Arrival = Pick<Context, 'requestId' | 'ipAddress'> & { project_hash: string };

/** Null for a token that this project and environment never issued. Finds expired ones too. */
export async function findVisitor(start_token: string, arrival: Arrival): Promise<Visitor | null> {
  if (!/^start_[0-9a-z]{40}$/.test(start_token)) return null;
  const found = await findByStartToken(keyedHash(start_token));
  if (found?.project_hash !== arrival.project_hash) return null;
  if (found.environment !== env.PROBITY_ENVIRONMENT) return null;
  const { project_id, project_hash, project_name, environment, ...held } = found;
  const ctx: Context = {
    project: { id: project_id, hash: project_hash, environment },
    actor: { id: 'system', name: 'Hosted journey', type: 'system' },
    scopes: new Set(),
    requestId: arrival.requestId,
    ipAddress: arrival.ipAddress,
    now: () => new Date(),
  };
  return { ctx, project_name, start_token, ...held };
}
