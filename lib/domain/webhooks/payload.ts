import { apiVersion } from '@/lib/domain/answer';
import type { Context } from '@/lib/platform/context';

interface PublishedEvent {
  token: string;
  type: string;
  data: object;
}

/** The bytes of a delivery's body, which are the same on every attempt (API §8.2). */
export function payloadOf(ctx: Context, { token, type, data }: PublishedEvent): Uint8Array<ArrayBuffer> {
  const payload = {
    event_id: token,
    event_type: type,
    created_at: ctx.now().toISOString(),
    project_hash: ctx.project.hash,
    api_version: apiVersion,
    data,
  };
  return new Uint8Array(Buffer.from(JSON.stringify(payload)));
}
