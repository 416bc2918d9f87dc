import type { FileAnswer, FileReply, Parts } from '@/lib/domain/answer';
import { singlePage } from './envelope';
import type { Exchange } from './exchange';
import type { Answered } from './respond';

async function* enveloped({ requestId }: Exchange, parts: Parts): Parts {
  const meta = { request_id: requestId, page: singlePage };
  yield Buffer.from('{"data":');
  yield* parts;
  yield Buffer.from(`,"meta":${JSON.stringify(meta)}}`);
}

/** Asks for the next part when the one before has been taken. */
const streamOf = (parts: Parts): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return();
    },
  });

/** What a handler returned, sent part by part as it is read. */
export function renderFile(exchange: Exchange, reply: FileReply): Answered {
  if (reply.kind === 'resource') {
    return { status: 200, headers: {}, body: streamOf(enveloped(exchange, reply.parts)) };
  }
  const { mediaType } = exchange.op.answer as FileAnswer; // chosen by its shape
  const headers = {
    'Content-Type': mediaType,
    'Content-Length': String(reply.length),
    'Content-Disposition': `attachment; filename="${reply.name}"`,
  };
  return { status: 200, headers, body: streamOf(reply.parts) };
}
