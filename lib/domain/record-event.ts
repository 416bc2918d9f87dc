import type { z } from 'zod';
import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import {
  appendAuditRecord,
  appendEvent,
  noteLive,
  type PendingEvent,
  type Recorder,
} from '@/lib/platform/records';
import { apiVersion } from './answer';
import { type DeclaredEvent, hasTokens } from './event';

type DataOf<Declaration extends DeclaredEvent> = z.input<Declaration['data']>;

/** Consoles are told immediately, so data that is read at the end of the transaction would be too late. */
type Recorded<Declaration extends DeclaredEvent> = undefined extends Declaration['tells']
  ? DataOf<Declaration> | (() => Promise<DataOf<Declaration>>)
  : DataOf<Declaration>;

export interface Occurrence<Declaration extends DeclaredEvent> {
  token: string;
  case_token?: string | null;
  /** Details of the audit record besides who, what and when. Never a secret. */
  details?: object;
  /** Or a function that reads the data at the end of the transaction. */
  data: Recorded<Declaration>;
}

/**
 * Records the event in the change's own transaction, or with its rows. Its declaration says which rows it has
 * (API §8.1, §8.5).
 */
export function recordEvent<Declaration extends DeclaredEvent>(
  recorder: Recorder,
  ctx: Context,
  declaration: Declaration,
  { token, case_token = null, details = {}, data }: Occurrence<Declaration>,
): void {
  const { name, target, to } = declaration;
  const recipients: readonly string[] = to;
  const is_published = recipients.includes('webhooks');
  if (recipients.includes('audit')) {
    appendAuditRecord(recorder, {
      token: newToken('aud'),
      event_type: name,
      actor_id: ctx.actor.id,
      actor_name: ctx.actor.name,
      actor_type: ctx.actor.type,
      target_type: target,
      target_token: token,
      case_token,
      details,
      ip_address: ctx.ipAddress,
      request_id: ctx.requestId,
      created_at: ctx.now().toISOString(),
    });
  }
  if (declaration.tells) {
    if (typeof data === 'function')
      throw new Error(`${name} tells consoles of its data, which is not read yet`);
    noteLive(recorder, declaration.tells(data as never)); // as its declaration says
  }
  if (!is_published && !recipients.includes('worker')) return;
  appendEvent(recorder, {
    token: newToken('evt'),
    type: name,
    data: data as PendingEvent['data'], // every data schema is of an object, or a read of one
    is_published,
    api_version: apiVersion,
    has_tokens: hasTokens(declaration),
  });
}
