import { z } from 'zod';
import { event } from '@/lib/domain/event';

export const brandingUpdated = event({
  name: 'branding.updated',
  target: 'branding',
  to: ['audit'],
  data: z.object({}),
});
