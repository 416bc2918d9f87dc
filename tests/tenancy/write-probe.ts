import { expect } from 'vitest';
import { aFilledProject } from '@/tests/fixtures/filled-project';
import { heldRows } from '@/tests/fixtures/held-rows';
import { twinOf } from '@/tests/fixtures/twin-project';
import { exampleWith, ownPath, type Probe, tokenOf, writings } from './scene';

/** What ends the rows that others change comes last. */
const isLast = (method: string, path: string) => Number(method === 'DELETE' || /close|resolve|retire/.test(path));

const inOrder = [...writings].sort((a, b) => isLast(a.method, a.path) - isLast(b.method, b.path));

/** By an admin, whom no role stops. */
export const writeProbe: Probe = {
  name: 'every change is of its own project alone when another has the same tokens',
  async expectNoLeak() {
    const writer = await aFilledProject();
    const twin = await twinOf(writer.ctx);
    const { digests } = await heldRows(twin);
    for (const op of inOrder) {
      const body = exampleWith(op, (kind) => tokenOf(writer, kind));
      const { status, text } = await writer.asAdmin(op, ownPath(writer, op), { body });
      expect(status, `${op.id}: ${text}`).toBeLessThan(500);
      expect((await heldRows(twin)).digests, op.id).toEqual(digests);
    }
  },
};
