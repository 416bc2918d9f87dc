import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/analytics/operations';
import { analyseCases } from '@/lib/domain/analytics/service/analyse-cases';

export const GET = route(operations.analyseCases, (ctx, { query }) => analyseCases(ctx, query));
