import { z } from 'zod';
import { DisplayName, Timestamp } from '@/lib/domain/primitives';
import { isReadable, minContrast } from './contrast';

/** Size of the file. */
export const maxLogoBytes = 64 * 1024;
export const maxLogoPixels = 1_024;

/** API §5.15. */
export const Branding = z.object({
  name: z.string().nullable(),
  colour: z.string().nullable(),
  /** Public URL on this service without its origin; it changes with the logo. */
  logo_address: z.string().nullable(),
  updated_at: Timestamp.nullable(),
});
export type Branding = z.infer<typeof Branding>;
export type Look = Omit<Branding, 'updated_at'>;

const Colour = z
  .string()
  .max(7)
  .regex(/^#[0-9a-f]{6}$/i, 'must be written as #rrggbb')
  .transform((colour) => colour.toLowerCase())
  .refine(isReadable, `must have a contrast of at least ${minContrast}:1 to white`)
  .meta({ pattern: '^#[0-9A-Fa-f]{6}$' });

/** API §5.15. Omitted fields keep their values; null clears a field. */
export const UpdateBranding = z.strictObject({
  name: DisplayName.max(80).nullable().optional(),
  colour: Colour.nullable().optional(),
  /** A PNG in base64. */
  logo: z
    .string()
    .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'must be base64')
    .max(Math.ceil(maxLogoBytes / 3) * 4)
    .nullable()
    .optional(),
});
export type UpdateBranding = z.infer<typeof UpdateBranding>;
