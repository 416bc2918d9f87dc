import { keyedHash } from '@/lib/platform/crypto';
import { type Actor, contextFor, type RequestRef } from '@/lib/platform/context';
import { env } from '@/lib/platform/settings/env';
import { findByStartToken } from '../store';
import type { Visitor } from '../visitor';

const journeyActor: Actor = { id: 'system', name: 'Hosted journey', type: 'system' };

/** Null for a token that this project and environment never issued. Finds expired ones too. */
export async function findVisitor(
  start_token: string,
  hash: string,
  ref: RequestRef,
): Promise<Visitor | null> {
  if (!/^start_[0-9a-z]{40}$/.test(start_token)) return null;
  const found = await findByStartToken(keyedHash(start_token));
  if (found?.project_hash !== hash) return null;
  if (found.environment !== env.PROBITY_ENVIRONMENT) return null;
  const { project_id, project_hash, project_name, environment, ...held } = found;
  const project = { id: project_id, hash: project_hash, environment };
  const ctx = contextFor(project, journeyActor, new Set(), ref);
  return { ctx, project_name, start_token, ...held };
}
