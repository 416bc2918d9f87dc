import type { Case as CaseModel, Prisma } from '@/generated/prisma/client';
import type { SlaPause } from '@/lib/domain/policies/sla';

/** As JSON. */
interface StoredPause {
  from: string;
  to: string;
}

type Pauses = Pick<CaseModel, 'sla_pauses'>;

// JSON that only this file writes.
const storedOf = ({ sla_pauses }: Pauses) => sla_pauses as unknown as StoredPause[];

/** The ended pauses of the case's clock (API §7.2), oldest first. */
export const slaPausesOf = (row: Pauses): SlaPause[] =>
  storedOf(row).map(({ from, to }) => ({ from: new Date(from), to: new Date(to) }));

export const withSlaPause = (row: Pauses, { from, to }: SlaPause): Prisma.InputJsonArray => [
  ...storedOf(row).map((pause) => ({ ...pause })),
  { from: from.toISOString(), to: to.toISOString() },
];
