import type { Document } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { newDocumentKey } from '@/lib/platform/crypto';
import { newToken } from '@/lib/platform/ids';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { CapturePurpose, CaptureStatus, ChallengeAction } from '../schema';
import { insertDocument } from '../store/documents';

export interface NewDocument {
  journey_token: string;
  flow_token: string | null;
  case_token: string | null;
  purpose: CapturePurpose;
  action: ChallengeAction | null;
  challenge_token: string | null;
  document_type: string | null;
  country: string | null;
  byte_size: number;
  /** When it is erased if it is not submitted before. */
  erase_at: Date;
}

const receiving: CaptureStatus = 'receiving';

/** An image whose bytes are still to come, with its own key. */
export function createDocument(tx: Transaction, ctx: Context, values: NewDocument): Promise<Document> {
  const { sealed_key } = newDocumentKey();
  return insertDocument(tx, ctx, { ...values, token: newToken('doc'), status: receiving, sealed_key });
}
