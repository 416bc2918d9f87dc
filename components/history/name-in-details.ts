import type { AuditRecord } from '@/lib/domain/audit/schema';
import { textOf } from './teller';

type Details = AuditRecord['details'];

const isDetails = (value: unknown): value is Details => typeof value === 'object' && value !== null;

/** The name or address of the target that its record contains; after a change, the new one. */
export function nameInDetails(details: Details): string | undefined {
  const own = textOf(details.name) ?? textOf(details.url);
  return own ?? (isDetails(details.to) ? nameInDetails(details.to) : undefined);
}
