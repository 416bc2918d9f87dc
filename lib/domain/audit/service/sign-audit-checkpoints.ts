import { systemContext } from '@/lib/platform/context';
import { env } from '@/lib/platform/settings/env';
import { newToken } from '@/lib/platform/ids';
import { log } from '@/lib/platform/errors/log';
import { type Checkpoint, signCheckpoint } from '../checkpoint';
import { signingKey, verifyingKey } from '../signed-line';
import { appendCheckpoints, checkpointFile, newestCheckpoints } from '../checkpoint-file';
import { firstContradiction } from '../compare';
import { findAuditHeads, type ProjectHead, verifyChain } from '../store';

/** Whether the log agrees with the previous checkpoint and everything appended since is a valid chain. */
async function isSound(head: ProjectHead, before: Checkpoint | undefined): Promise<boolean> {
  const project = { id: head.project_id, hash: head.project_hash, environment: head.environment };
  const ctx = systemContext(project, newToken('req'));
  if (before && (await firstContradiction(ctx, before)) !== null) return false;
  const range = { first: String((before?.sequence ?? 0) + 1), last: head.sequence };
  return (await verifyChain(ctx, range)).first_bad_sequence === null;
}

const isSigned = ({ sequence, hash }: ProjectHead, before: Checkpoint | undefined): boolean =>
  before?.sequence === Number(sequence) && before.hash === hash.toString('hex');

/**
 * Appends a signed checkpoint for each project whose audit log has grown. A log that contradicts an earlier
 * checkpoint is reported instead, so that a checkpoint never vouches for a log that was tampered with
 * (docs/adr/0042).
 */
export async function signAuditCheckpoints(): Promise<void> {
  const { PROBITY_AUDIT_KEY: privateKey, PROBITY_AUDIT_PUBLIC_KEY: publicKey } = env;
  if (!privateKey || !publicKey) return;
  const key = signingKey(privateKey, publicKey);
  const before = await newestCheckpoints(checkpointFile(), verifyingKey(publicKey));
  const lines: string[] = [];
  for (const head of await findAuditHeads()) {
    const { project_hash: project, sequence, hash } = head;
    const last = before.get(project);
    if (isSigned(head, last)) continue;
    if (await isSound(head, last)) {
      const time = new Date().toISOString();
      lines.push(
        signCheckpoint({ project, sequence: Number(sequence), hash: hash.toString('hex'), time }, key),
      );
    } else {
      log.error({ project, sequence }, 'the audit log was tampered with: no checkpoint is signed');
    }
  }
  await appendCheckpoints(checkpointFile(), lines);
}
