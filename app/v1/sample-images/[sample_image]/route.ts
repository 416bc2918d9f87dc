import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/documents/operations';
import { getSampleImage } from '@/lib/domain/documents/service/get-sample-image';

export const GET = route(operations.getSampleImage, (ctx, { params, query }) =>
  getSampleImage(ctx, params.sample_image, query),
);
