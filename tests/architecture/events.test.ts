import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { keptDays } from '@/inngest/embedded/prune';
import type { EventDeclaration } from '@/lib/domain/event';
import { eventCatalogue, publishedEventNames } from '@/lib/domain/events/catalogue';
import { root, sourceFiles, textOf } from './tree';

const eventFiles = sourceFiles.filter((path) => /^lib\/domain\/[^/]+\/events\.ts$/.test(path));

const declaredIn = async (file: string): Promise<EventDeclaration[]> =>
  // Every export of an events.ts is an event; the first test fails for any other.
  Object.values((await import(join(root, file))) as Record<string, EventDeclaration>);

const names = (events: readonly EventDeclaration[]) => events.map(({ name }) => name).sort();

describe('the event catalogue', () => {
  it('contains every declared event once', async () => {
    const declared = (await Promise.all(eventFiles.map(declaredIn))).flat();
    expect(names(eventCatalogue)).toEqual(names(declared));
    expect(new Set(names(declared)).size).toBe(declared.length);
  });

  it('has data schemas that convert to JSON Schema', () => {
    for (const { name, data } of eventCatalogue) {
      expect(() => z.toJSONSchema(data, { io: 'output', unrepresentable: 'any' }), name).not.toThrow();
    }
  });

  it('is documented in docs/api, except for events of the worker', () => {
    const chapter = textOf('docs/api/08-events.md');
    const outside: EventDeclaration[] = eventCatalogue.filter(({ to: [first] }) => first !== 'worker');
    expect(names(outside).filter((name) => !chapter.includes(`\`${name}\``))).toEqual([]);
  });

  it('lists its published events in the table of 8.1, and no others', () => {
    const [, table = ''] = /## 8\.1[^|]*([^]*?)\n\n/.exec(textOf('docs/api/08-events.md')) ?? [];
    const documented = [...table.matchAll(/^\| `([\w.]+)`/gm)].map(([, name]) => name);
    expect(documented.sort()).toEqual(publishedEventNames);
  });

  it('has the retention that docs/api states', () => {
    expect(textOf('docs/api/08-events.md')).toContain(`- Events are kept for ${keptDays} days.`);
  });

  it.for([
    [/(?<![\w.])event\(\{/, /^lib\/domain\/[^/]+\/events\.ts$/],
    [/\bappend(?:AuditRecord|Event)\(/, /^lib\/(?:domain\/record-event|platform\/records)\.ts$/],
  ] as const)('%s occurs only in %s, apart from tests', ([call, place]) => {
    const product = sourceFiles.filter(
      (path) => /^(app|inngest|lib|processes|prisma)\//.test(path) && !/\.test\.ts$|\/fixtures\//.test(path),
    );
    expect(product.filter((path) => call.test(textOf(path)) && !place.test(path))).toEqual([]);
  });
});
