import type { AuditRecord } from '@/lib/domain/audit/schema';

const actorKind: Record<AuditRecord['actor']['type'], string> = {
  user: 'Person',
  api_key: 'API key',
  oauth_client: 'OAuth client',
  system: 'System',
};

export const kindOfActor = (type: AuditRecord['actor']['type']) => actorKind[type];
