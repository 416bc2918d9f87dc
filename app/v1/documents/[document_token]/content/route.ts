import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/documents/operations';
import { getDocumentContent } from '@/lib/domain/documents/service/get-content';

export const GET = route(operations.getDocumentContent, (ctx, { params }) =>
  getDocumentContent(ctx, params.document_token),
);
