import { env } from '@/lib/platform/settings/env';

/** An outside provider as configured by the deployment (docs/settings.md). */
export interface Vendor {
  name: string;
  type_code: 'IDV_DOCUMENT' | 'IDV_BIOMETRIC';
  url: string;
  secret: string;
}

function vendor(
  type_code: Vendor['type_code'],
  name: string | undefined,
  url: string | undefined,
  secret: string | undefined,
): Vendor[] {
  // Startup validation refuses incomplete settings.
  return name && url && secret ? [{ name, type_code, url, secret }] : [];
}

export const configuredVendors = (): Vendor[] => [
  ...vendor(
    'IDV_DOCUMENT',
    env.PROBITY_DOCUMENT_PROVIDER,
    env.PROBITY_DOCUMENT_PROVIDER_URL,
    env.PROBITY_DOCUMENT_PROVIDER_SECRET,
  ),
  ...vendor(
    'IDV_BIOMETRIC',
    env.PROBITY_BIOMETRIC_PROVIDER,
    env.PROBITY_BIOMETRIC_PROVIDER_URL,
    env.PROBITY_BIOMETRIC_PROVIDER_SECRET,
  ),
];
