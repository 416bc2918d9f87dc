import { markdownTable } from 'markdown-table';
import type { Ran } from './run.ts';

function countsOf(names: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => one.localeCompare(other));
}

/** A summary of what was done, with numbers. */
export function figuresOf({ evidence, ledger, kills, load }: Ran): string {
  const { receipts, webhooks, published, audit, drain } = evidence;
  const distinct = new Set(receipts.map(({ url, webhookId }) => `${url} ${webhookId}`)).size;
  const repeated = ledger.told.filter(({ tries }) => tries > 1).length;
  const rows: [string, string | number][] = [
    ...countsOf(kills.map(({ name }) => name)).map(([name, count]): [string, number] => {
      return [`killed: ${name}`, count];
    }),
    ...countsOf(ledger.told.map(({ kind }) => kind)).map(([kind, count]): [string, number] => {
      return [`acknowledged: ${kind}`, count];
    }),
    ['acknowledged only after a repeat', repeated],
    ['requests without an answer', ledger.unanswered],
    ['requests told to come again', ledger.refused],
    ['repeated after the answer', ledger.repeats.length],
    ['events published', published.length],
    ['webhooks', webhooks.length],
    ['deliveries received', receipts.length],
    ['of them received again', receipts.length - distinct],
    ['audit records', audit.records],
    ['seconds from the last kill to no backlog', drain.seconds.toFixed(1)],
    ['load of the machine', load.toFixed(1)],
  ];
  return markdownTable([['', 'count'], ...rows.map((row) => row.map(String))], { align: ['l', 'r'] });
}
