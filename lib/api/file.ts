import type { FileAnswer, FileReply, ImageAnswer, Parts, SentFile } from '@/lib/domain/answer';
import { singlePage } from '@/lib/domain/answer';
import type { Exchange } from './exchange';
import type { Answered } from './respond';

async function* enveloped({ requestId }: Exchange, parts: Parts): Parts {
  const meta = { request_id: requestId, page: singlePage };
  yield Buffer.from('{"data":');
  yield* parts;
  yield Buffer.from(`,"meta":${JSON.stringify(meta)}}`);
}

/** Requests the next part when the previous one has been taken. */
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

/**
 * Whatever the bytes are, a browser that opens the URL downloads them as a file, runs nothing and guesses no
 * other type.
 */
const inert = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

/** A download, sent part by part as it is read. */
export function renderSentFile({ op }: Exchange, { name, length, parts }: SentFile): Answered {
  const { mediaType } = op.answer as FileAnswer | ImageAnswer; // chosen by its shape
  const headers = {
    'Content-Type': mediaType,
    'Content-Length': String(length),
    'Content-Disposition': `attachment; filename="${name}"`,
    ...inert,
  };
  return { status: 200, headers, body: streamOf(parts) };
}

/** Sends the result of a handler part by part as it is read. */
export function renderFile(exchange: Exchange, reply: FileReply): Answered {
  if (reply.kind === 'resource') {
    return { status: 200, headers: {}, body: streamOf(enveloped(exchange, reply.parts)) };
  }
  return renderSentFile(exchange, reply);
}
