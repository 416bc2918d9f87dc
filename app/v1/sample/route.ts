import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/sample/operations';
import { getSample } from '@/lib/domain/sample/service/get';

export const GET = route(operations.getSample, (ctx) => getSample(ctx));
