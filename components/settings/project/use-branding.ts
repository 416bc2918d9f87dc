import { useChange } from '@/components/ui/use-change';
import type { components } from '@/clients/typescript/src/schema';
import { api, dataOf } from '@/lib/api/client';

export const brandingPath = '/v1/branding';

type Change = components['schemas']['UpdateBranding'];

export const useUpdateBranding = () =>
  useChange({
    change: (body: Change) => dataOf(api.PATCH(brandingPath, { body })),
    changes: [brandingPath],
    done: 'Branding saved',
  });
