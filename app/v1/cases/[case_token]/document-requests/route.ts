import { route } from '@/lib/api/route';
import { requestDocuments } from '@/lib/domain/casework/service/request-documents';
import * as operations from '@/lib/domain/journeys/operations';

export const POST = route(operations.requestDocuments, (ctx, { params, body }) =>
  requestDocuments(ctx, params.case_token, body),
);
