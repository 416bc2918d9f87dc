import type { AuditRecord } from '@/lib/domain/audit/schema';

const actorKind: Record<AuditRecord['actor']['type'], string> = {
  user: 'Person',
  api_key: 'API key',
  oauth_client: 'OAuth client',
  system: 'System',
};

export const kindOfActor = (type: AuditRecord['actor']['type']) => actorKind[type];

/** For records from the worker and from commands, too, which come from no address. */
export const originOf = ({ ip_address }: Pick<AuditRecord, 'ip_address'>): string =>
  ip_address ?? 'No address';
