import type { SentFile } from '@/lib/domain/answer';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import { transaction } from '@/lib/platform/database/transaction';
import { isKept } from '../capture';
import { documentViewed } from '../events';
import { openWhole } from '../sealed';
import { sentImage } from '../sent-image';
import { requireSentDocument } from '../store/documents';

/** The image; records that it was viewed. Throws `NotFound` (404), also once it is erased. */
export async function getDocumentContent(ctx: Context, token: string): Promise<SentFile> {
  const document = await transaction(ctx, async (tx) => {
    const found = await requireSentDocument(tx, ctx, token);
    if (!isKept(found, ctx.now())) throw new NotFound('image');
    const { case_token, purpose } = found;
    recordEvent(tx, ctx, documentViewed, { token, case_token, details: { purpose }, data: {} });
    return found;
  });
  return sentImage(token, await openWhole(document));
}
