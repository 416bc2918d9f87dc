import { z } from 'zod';
import { token } from '@/lib/domain/primitives';
import { roles } from '@/lib/platform/context';

/** A person of the project (API §4.11). */
export const User = z.object({
  token: token('usr'),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
});
export type User = z.infer<typeof User>;
