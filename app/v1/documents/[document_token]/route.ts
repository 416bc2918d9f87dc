import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/documents/operations';
import { getDocument } from '@/lib/domain/documents/service/get';

export const GET = route(operations.getDocument, (ctx, { params }) =>
  getDocument(ctx, params.document_token),
);
