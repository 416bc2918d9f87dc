import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/alerts/operations';
import { takeNextAlert } from '@/lib/domain/alerts/service/take-next';

export const POST = route(operations.takeNextAlert, (ctx, { query }) => takeNextAlert(ctx, query));
