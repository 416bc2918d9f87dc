import { routes } from '@/generated/routes';
import { router } from '@/lib/api/router';
import { ratePlans, type RatePlanName } from '@/lib/api/rate-limit';
import { type Context, type Environment, type Role, systemContext } from '@/lib/platform/context';
import { keyedHash, newApiKey, randomSecret } from '@/lib/platform/crypto';
import { db } from '@/lib/platform/db';
import { newToken } from '@/lib/platform/ids';
import { transaction } from '@/lib/platform/transaction';
import { scopesOf } from '@/lib/domain/access/roles';

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
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson ? JSON.parse(text) : undefined,
  };
}

async function insertPerson(ctx: Context, role: Role): Promise<Context> {
  const token = newToken('usr');
  const name = `The ${role}`;
  const email = `${token}@probity.example`;
  await transaction(ctx, (tx) =>
    tx.user.create({ data: { project_id: ctx.project.id, token, email, name, role, password_hash: '' } }),
  );
  return { ...ctx, actor: { id: token, name, type: 'user', role }, scopes: scopesOf[role] };
}

export async function aProject(
  options: { environment?: Environment; rate_plan?: RatePlanName } = {},
): Promise<TestProject> {
  const environment = options.environment ?? 'staging';
  const rate_plan: RatePlanName = options.rate_plan ?? 'unlimited';
  if (!(rate_plan in ratePlans)) throw new Error(`there is no plan ${rate_plan}`);
  const hash = randomSecret(16);
  const apiKey = newApiKey(environment);
  const { id } = await db().prisma.project.create({ data: { name: 'Test project', hash, environment } });
  const ctx = systemContext({ id, hash, environment }, newToken('req'));
  await transaction(ctx, (tx) =>
    tx.apiKey.create({
      data: {
        project_id: id,
        token: newToken('key'),
        key_hash: new Uint8Array(keyedHash(apiKey)),
        hint: apiKey.slice(-4),
        environment,
        rate_plan,
      },
    }),
  );
  return {
    ctx,
    apiKey,
    hash,
    execute: `/api/gateway/execute/${hash}`,
    ask: (method, path, asking = {}) =>
      ask(method, path, { ...asking, headers: { 'X-API-KEY': apiKey, ...asking.headers } }),
    person: (role) => insertPerson(ctx, role),
  };
}
