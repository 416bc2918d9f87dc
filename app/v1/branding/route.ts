import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/branding/operations';
import { getBranding } from '@/lib/domain/branding/service/get-branding';
import { updateBranding } from '@/lib/domain/branding/service/update-branding';

export const GET = route(operations.getBranding, (ctx) => getBranding(ctx));
export const PATCH = route(operations.updateBranding, (ctx, { body }) => updateBranding(ctx, body));
