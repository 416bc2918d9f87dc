import type { Entity as EntityModel } from '@/generated/prisma/client';
import { type Counted, sumOf, tally } from '@/lib/domain/counts';
import type { AlertStatus, CheckStatus } from '@/lib/domain/words';
import { dateOrNull, timestamp } from '@/lib/domain/present';
import type { AlertsSummary, ChecksSummary, Entity, NamedEntity } from './schema';

/** A row from Prisma or `pg`, which differ in how they hold calendar dates. */
export type EntityRow = Omit<EntityModel, 'date_of_birth'> & { date_of_birth: Date | string | null };

export interface StatusCount extends Counted {
  status: string;
}

/**
 * How a check is counted besides the total. A cancelled check counts as failed: its question is still open.
 */
const checksCountedAs: Record<CheckStatus, keyof ChecksSummary> = {
  Pending: 'pending',
  Queued: 'pending',
  'In Progress': 'pending',
  'Awaiting Document': 'pending',
  'Awaiting Client': 'pending',
  'Retry Scheduled': 'pending',
  Complete: 'complete',
  Waived: 'complete',
  Reused: 'complete',
  Failed: 'failed',
  Cancelled: 'failed',
};

const alertsCountedAs: Record<AlertStatus, keyof AlertsSummary> = {
  Open: 'open',
  Acknowledged: 'open',
  Escalated: 'open',
  Resolved: 'resolved',
};

const inParts = <Status extends string, Part extends string>(
  counts: readonly StatusCount[],
  countedAs: Record<Status, Part>,
) =>
  // Only statuses of the lifecycle are ever written.
  counts.map(({ status, count }) => ({ part: countedAs[status as Status], count }));

export function summariseChecks(counts: readonly StatusCount[]): ChecksSummary {
  const parts = inParts(counts, checksCountedAs);
  return { total: sumOf(counts), ...tally(parts, 'part', ['complete', 'pending', 'failed']) };
}

export function summariseAlerts(counts: readonly StatusCount[]): AlertsSummary {
  const parts = inParts(counts, alertsCountedAs);
  return { total: sumOf(counts), ...tally(parts, 'part', ['open', 'resolved']) };
}

/** Counted over all cases of the entity. */
export interface EntityCounts {
  checks: readonly StatusCount[];
  alerts: readonly StatusCount[];
}

/** API §4.1. */
export function presentEntity(row: EntityRow, { checks, alerts }: EntityCounts): Entity {
  return {
    token: row.token,
    type: row.type,
    first_name: row.first_name,
    last_name: row.last_name,
    full_name: row.full_name,
    company_name: row.company_name,
    registration_number: row.registration_number,
    date_of_birth: dateOrNull(row.date_of_birth),
    nationality: row.nationality,
    country: row.country,
    role: row.role,
    verification_status: row.verification_status,
    address: row.address,
    metadata: row.metadata,
    monitored: row.monitored,
    checks_summary: summariseChecks(checks),
    alerts_summary: summariseAlerts(alerts),
    external_reference: row.external_reference,
    created_at: timestamp(row.created_at),
    updated_at: timestamp(row.updated_at),
  } as Entity; // text and JSON columns that only this folder writes, with values of these schemas
}

export type NamedEntityRow = Pick<
  EntityModel,
  'token' | 'type' | 'full_name' | 'company_name' | 'country' | 'verification_status'
>;

/** An entity as other resources refer to it. */
export const nameEntity = (row: NamedEntityRow): NamedEntity =>
  ({
    entity_token: row.token,
    type: row.type,
    name: row.full_name ?? row.company_name ?? '',
    country: row.country,
    verification_status: row.verification_status,
  }) as NamedEntity; // text columns that only this folder writes, with values of the schema
