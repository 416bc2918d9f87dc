import { z } from 'zod';
import { event } from '@/lib/domain/event';
import { EntityRole } from '@/lib/domain/words';
import { Entity } from './schema';

const target = 'entity';
const to = ['audit'] as const;

export const entityCreated = event({ name: 'entity.created', target, to, data: Entity });
export const entityUpdated = event({
  name: 'entity.updated',
  target,
  to,
  data: Entity.partial(),
});
export const entityAddedToCase = event({
  name: 'entity.added_to_case',
  target,
  to,
  data: z.object({ entity_token: z.string(), role: EntityRole, ownership_percentage: z.number().nullable() }),
});
