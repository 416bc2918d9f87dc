import { tokenRoute } from '@/lib/api/routes/token-route';
import * as operations from '@/lib/domain/access/operations';
import { issueAccessToken } from '@/lib/domain/access/service/issue-access-token';

export const POST = tokenRoute(operations.issueAccessToken, issueAccessToken);
