import type { AuditRecord } from '@/lib/domain/audit/schema';

const actorKind: Record<AuditRecord['actor']['type'], string> = {
  user: 'Person',
  api_key: 'API key',
  oauth_client: 'OAuth client',
  system: 'System',
};

export const kindOfActor = (type: AuditRecord['actor']['type']) => actorKind[type];

/** Records of the worker and of commands have no address. */
export const originOf = ({ ip_address }: Pick<AuditRecord, 'ip_address'>): string =>
  ip_address ?? 'This server';
