import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/sample/operations';
import { resetSample } from '@/lib/domain/sample/service/reset';

export const POST = route(operations.resetSample, (ctx) => resetSample(ctx));
