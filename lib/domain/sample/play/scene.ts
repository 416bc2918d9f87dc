import { millisecondsInDay } from 'date-fns/constants';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { scopesOf } from '@/lib/domain/access/scopes';
import { listPeople } from '@/lib/domain/access/service/list-people';
import { fireClocks } from '@/lib/domain/casework/service/fire-clocks';
import type { PageRequest } from '@/lib/domain/answer';
import type { Context, Role } from '@/lib/platform/context';
import { ApiError } from '@/lib/platform/errors/errors';
import { describeWithoutMessage } from '@/lib/platform/errors/describe-error';
import { log } from '@/lib/platform/errors/log';

/** The actor at one point in the past. */
export type Scene = Record<'system' | 'analyst' | 'reviewer' | 'admin', Context>;

export interface Step {
  /** Time before now. */
  daysAgo: number;
  act(scene: Scene): Promise<unknown>;
}

/** Of a list; nothing in the sample has more. */
export const firstHundred: PageRequest = {
  limit: 100,
  sort: { field: 'created_at', descending: false },
  after: null,
};

const at = (ctx: Context, daysAgo: number): Context => ({
  ...ctx,
  now: () => subMilliseconds(ctx.now(), daysAgo * millisecondsInDay),
});

const castRoles = ['analyst', 'reviewer', 'admin'] as const satisfies Role[];

interface Person {
  role: string;
  disabled_at: Date | null;
}

const findActor = <One extends Person>(people: readonly One[], role: Role): One | undefined =>
  people.find((person) => person.role === role && person.disabled_at === null);

/** A role that nobody in the project has. */
export const missingRoles = (people: readonly Person[]): Role[] =>
  castRoles.filter((role) => !findActor(people, role));

async function cast(ctx: Context): Promise<Scene> {
  const people = await listPeople(ctx);
  const as = (role: Role): Context => {
    const user = findActor(people, role);
    if (!user) throw new Error(`the sample needs a person with the role ${role}`);
    return { ...ctx, actor: { id: user.token, name: user.name, type: 'user', role }, scopes: scopesOf[role] };
  };
  return { system: ctx, analyst: as('analyst'), reviewer: as('reviewer'), admin: as('admin') };
}

const sceneAt = ({ system, analyst, reviewer, admin }: Scene, daysAgo: number): Scene => ({
  system: at(system, daysAgo),
  analyst: at(analyst, daysAgo),
  reviewer: at(reviewer, daysAgo),
  admin: at(admin, daysAgo),
});

/** Once a day, and now: what the worker would have done within seconds. */
const clockSteps = (since: number): Step[] =>
  Array.from({ length: Math.ceil(since) }, (_, daysAgo) => ({
    daysAgo,
    act: ({ system }) => fireClocks(system),
  }));

/** In order of time, with those of the clocks in between. */
export function inOrder(steps: readonly Step[]): Step[] {
  const since = Math.max(...steps.map(({ daysAgo }) => daysAgo));
  return [...steps, ...clockSteps(since)].sort((a, b) => b.daysAgo - a.daysAgo);
}

const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && error.status < 500;

/**
 * What somebody moves while the sample is made stays as they left it, and a move that this rules out is passed over.
 * Otherwise a reset would not end while people work.
 */
export async function unlessRefused(move: () => Promise<unknown>): Promise<void> {
  try {
    await move();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    log.info({ refusal: describeWithoutMessage(error) }, 'a move of the sample was passed over');
  }
}

/** Called after each step with the number of completed steps. */
export type OnPlayed = (count: number) => Promise<void>;

/** Plays the steps with the product's own services, each with its own clock, before that of `ctx` (docs/adr/0080). */
export async function play(ctx: Context, steps: readonly Step[], onPlayed?: OnPlayed): Promise<void> {
  const actors = await cast(ctx);
  for (const [index, { daysAgo, act }] of steps.entries()) {
    await act(sceneAt(actors, daysAgo));
    await onPlayed?.(index + 1);
  }
}
