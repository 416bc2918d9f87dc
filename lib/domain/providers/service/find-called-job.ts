import { type Actor, type Context, contextFor, type RequestRef } from '@/lib/platform/context';
import { env } from '@/lib/platform/settings/env';
import { findJobOfAnyProject } from '../outside/store';
import { configuredVendors } from '../outside/vendors';

/** A job answered by somebody who claims to be its provider. */
export interface CalledJob {
  ctx: Context;
  token: string;
  flow_token: string;
  type_code: string;
  /** The secret that proves it. */
  secret: string;
}

/** Null for a job that this environment never created, or whose provider is no longer configured. */
export async function findCalledJob(token: string, ref: RequestRef): Promise<CalledJob | null> {
  const found = await findJobOfAnyProject(token);
  if (found?.environment !== env.PROBITY_ENVIRONMENT) return null;
  const { project_id, project_hash, environment, flow_token, type_code, provider } = found;
  const vendor = configuredVendors().find((each) => each.type_code === type_code && each.name === provider);
  if (!vendor) return null;
  const project = { id: project_id, hash: project_hash, environment };
  const actor: Actor = { id: 'system', name: provider, type: 'system' };
  const ctx = contextFor(project, actor, new Set(), ref);
  return { ctx, token, flow_token, type_code, secret: vendor.secret };
}
