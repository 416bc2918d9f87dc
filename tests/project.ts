import { routes } from '@/generated/routes';
import type { OperationRoute, Route } from '@/lib/api/route';
import { router } from '@/lib/api/router';
import { errorsOf } from '@/lib/domain/operation';
import type { RatePlanName } from '@/lib/api/rate-limit';
import type { Context, Environment, Role } from '@/lib/platform/context';
import { newApiKey } from '@/lib/platform/crypto';
import { admitApiKey } from '@/lib/domain/access/service/admit-api-key';
import { scopesOf } from '@/lib/domain/access/roles';
import { aProject as aBareProject, aUser } from '@/prisma/seed/factories';

const findRoute = router(routes);

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // A test reads whatever the answer should hold; what is missing fails its expectation.
  // oxlint-disable-next-line typescript/no-explicit-any
  json: any;
}

export interface Asking {
  headers?: Record<string, string>;
  body?: unknown;
  /** The body as it is, in place of one made from `body`. */
  raw?: BodyInit;
}

/** A project of the test's own, so that it meets no other's rows, and a caller of the API with its key. */
export interface TestProject {
  ctx: Context;
  apiKey: string;
  hash: string;
  /** Where its flows are posted: the rest of the path follows. */
  execute: string;
  ask(method: string, path: string, asking?: Asking): Promise<Answer>;
  /** The context of a person with this role, who exists. */
  person(role: Role): Promise<Context>;
}

/** Every test thereby checks that an operation answers only with the errors that it declares. */
function refuseUndeclared(route: Route, answer: Answer): Answer {
  const code = answer.json?.error?.code ?? (answer.status >= 400 ? answer.json?.error : undefined);
  if (code === undefined || !('operation' in route)) return answer;
  const { operation } = route as OperationRoute; // the only routes with that property
  if (!errorsOf(operation).includes(code)) throw new Error(`${operation.id} does not declare ${code}`);
  return answer;
}

export async function ask(
  method: string,
  path: string,
  { headers, body, raw }: Asking = {},
): Promise<Answer> {
  const route = findRoute(method, path.split('?')[0] ?? path);
  if (!route) throw new Error(`${path} is no path of the API`);
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await route(
    new Request(`http://localhost:3000${path}`, {
      method,
      body: sent,
      headers: { ...(sent !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    }),
  );
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const answer = { status: response.status, headers: response.headers, text };
  return refuseUndeclared(route, { ...answer, json: isJson ? JSON.parse(text) : undefined });
}

async function asPerson(ctx: Context, role: Role): Promise<Context> {
  const name = `The ${role}`;
  const id = await aUser(ctx, { role, name });
  return { ...ctx, actor: { id, name, type: 'user', role }, scopes: scopesOf[role] };
}

export async function aProject({
  environment = 'staging',
  rate_plan = 'unlimited',
}: { environment?: Environment; rate_plan?: RatePlanName } = {}): Promise<TestProject> {
  const ctx = await aBareProject({ environment });
  const apiKey = newApiKey(environment);
  await admitApiKey(ctx, apiKey, rate_plan);
  return {
    ctx,
    apiKey,
    hash: ctx.project.hash,
    execute: `/api/gateway/execute/${ctx.project.hash}`,
    ask: (method, path, asking = {}) =>
      ask(method, path, { ...asking, headers: { 'X-API-KEY': apiKey, ...asking.headers } }),
    person: (role) => asPerson(ctx, role),
  };
}
