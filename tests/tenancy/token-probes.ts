import { expect } from 'vitest';
import type { Operation } from '@/lib/domain/operation';
import { aFilledProject, type FilledProject } from '@/tests/fixtures/filled-project';
import { heldDigests } from '@/tests/fixtures/held-rows';
import type { Asking } from '@/tests/fixtures/project';
import { twinOf } from '@/tests/fixtures/twin-project';
import { bodiesFor, recordedReads } from './decided-requests';
import { operations, type Place, placesOf } from './request-tokens';
import { askAs, exampleWith, ownPath, readings, recordedReadings, tokenOf, unknownLike } from './requests';
import { expectNothingOf, expectUnchanged, type Probe, type Scene, type Shown, shownOf } from './scene';

// Puts another project's token, and a token that nobody has, in each place of each request.

/** Sets the field at a path such as `owners[].entity_token`. */
function put(body: unknown, [name = '', ...rest]: string[], token: string): unknown {
  if (name === '[]') return [put(Array.isArray(body) ? body[0] : undefined, rest, token)];
  if (name === '') return token;
  return {
    ...(body as object | undefined),
    [name]: put((body as Record<string, unknown>)?.[name], rest, token),
  };
}

const exampleOf = (asker: FilledProject, op: Operation) => exampleWith(op, (kind) => tokenOf(asker, kind));

const stepsOf = (field: string) => field.replaceAll('[]', '.[]').split('.').filter(Boolean);

function bodyWith(asker: FilledProject, op: Operation, { field }: Place, token: string): unknown {
  const given = bodiesFor[`${op.id} ${field}`]?.(token);
  const body = given ?? put(exampleOf(asker, op), stepsOf(field), token);
  const parsed = op.body?.safeParse(body);
  if (parsed?.success) return body;
  throw new Error(
    `The example of ${op.id} has no room for a token in ${field}: add a body to bodiesFor in tests/tenancy/decided-requests.ts.`,
  );
}

/** The asker's own request, with the token in this place. */
function requestWith(asker: FilledProject, op: Operation, place: Place, token: string): [string, Asking] {
  const path = ownPath(asker, op);
  const asking = { body: exampleOf(asker, op) };
  if (place.part === 'query') return [`${path}?${place.field}=${token}`, asking];
  if (place.part === 'body') return [path, { body: bodyWith(asker, op, place, token) }];
  return [path.replace(tokenOf(asker, place.kind), token), asking];
}

async function answerTo({ asker }: Scene, op: Operation, place: Place, token: string): Promise<Shown> {
  const [path, asking] = requestWith(asker, op, place, token);
  const { status, text } = shownOf(await askAs(asker, op, path, asking));
  return { status, text: text.replaceAll(token, '<token>') };
}

const statusesOf: Record<Place['part'], number[]> = {
  params: [404],
  // 204 if somebody else has no next alert.
  query: [200, 204],
  // Several alerts are answered with an outcome each, and a move may be refused before its body is checked.
  body: [400, 404, 409, 200, 204],
};

function expectedOf({ kind, part }: Place): number[] {
  return kind === 'project' ? [403] : statusesOf[part];
}

async function probe(scene: Scene, op: Operation, place: Place): Promise<void> {
  const theirs = tokenOf(scene.holder, place.kind);
  const foreign = await answerTo(scene, op, place, theirs);
  expect(foreign).toEqual(await answerTo(scene, op, place, unknownLike(theirs)));
  expect(expectedOf(place)).toContain(foreign.status);
  expectNothingOf(scene, foreign);
  if (!readings.includes(op)) await expectUnchanged(scene);
}

export const tokenProbes: Probe[] = operations.flatMap((op) =>
  placesOf(op).map((place) => ({
    name: `${op.id} with a token of another project in its ${place.part}: ${place.field}`,
    expectNoLeak: (scene) => probe(scene, op, place),
  })),
);

const sameOf = (op: Operation) => `${op.id} shows the same when another project has the same tokens`;

const foreignProbes: Probe[] = [...readings, ...recordedReadings].map((op) => ({
  name: `${op.id} shows nothing of another project`,
  async expectNoLeak(scene) {
    const { asker } = scene;
    const own = await askAs(asker, op, ownPath(asker, op));
    expect(own.status).toBe(200);
    expectNothingOf(scene, own);
  },
}));

const twinProbes: Probe[] = readings.map((op) => ({
  name: sameOf(op),
  async expectNoLeak({ holder, shown }) {
    const own = await askAs(holder, op, ownPath(holder, op));
    expect(own.status).toBe(200);
    expect(shownOf(own)).toEqual(shown.get(op.id));
  },
}));

/** Uses its own rows, because it changes them. */
const recordedTwinProbes: Probe[] = recordedReadings.map((op) => ({
  name: `${sameOf(op)}, and records nothing there`,
  async expectNoLeak() {
    const reader = await aFilledProject();
    const read = async () => recordedReads[op.id]?.((await askAs(reader, op, ownPath(reader, op))).json);
    const alone = await read();
    const twin = await twinOf(reader.ctx);
    const digests = await heldDigests(twin);
    expect(await read()).toEqual(alone);
    expect(await heldDigests(twin)).toEqual(digests);
  },
}));

/** Reads without any token of another project. */
export const readProbes: Probe[] = [...foreignProbes, ...twinProbes, ...recordedTwinProbes];
