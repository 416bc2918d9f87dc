import type { Reply } from '@/lib/domain/answer';
import type { Operation } from '@/lib/domain/operation';
import type { ProviderJobParams } from '@/lib/domain/providers/schema';
import { type CalledJob, findCalledJob } from '@/lib/domain/providers/service/find-called-job';
import { randomSecret } from '@/lib/platform/crypto';
import { Unauthorized } from '@/lib/platform/errors/errors';
import { isSigned, signedSeconds } from '@/lib/platform/signature';
import type { z } from 'zod';
import { limitProvider, limitProviderJob } from '../callers/admit';
import { envelope } from '../envelope';
import type { Exchange } from '../exchange';
import { readOneOf } from '../bodies/open-bodies';
import { judgeBody, parseParams, parseQuery } from '../parse';
import { peerOf } from '../callers/peer';
import { readJson } from '../bodies/read-body';
import type { Answered } from '../respond';
import { type OperationRoute, timedRoute } from '../timed-route';

// The operation of outside providers: a signature proves that the sender was given the job (docs/adr/0100).

type JobOperation = Operation & {
  params: z.ZodObject<(typeof ProviderJobParams)['shape']>;
  body: z.ZodType;
};

/** Room for reasons and the data of a document. */
const maxAnswerBytes = 64 * 1024;

const strangersSecret = `whsec_${randomSecret(32)}`;

/** The same error for an unknown job, a wrong signature and an old one, so that strangers learn nothing. */
const unsigned = () =>
  new Unauthorized('The signature is missing, wrong or too old, or the job does not exist.');

/**
 * The job and its answer with a valid signature. Throws `Unauthorized` (401), before reading the body if the
 * headers are enough.
 */
async function readSigned({ request, requestId }: Exchange, token: string) {
  const { headers } = request;
  if (signedSeconds(headers, token, new Date()) === null || !headers.has('webhook-signature'))
    throw unsigned();
  const ipAddress = peerOf(request);
  const job = await findCalledJob(token, { requestId, ipAddress });
  const sender = `provider ${ipAddress}`;
  const { text, given } = await readOneOf(sender, () => readJson(request, sender, maxAnswerBytes));
  const message = { id: token, at: new Date(), body: text };
  const isTheirs = isSigned(job?.secret ?? strangersSecret, headers, message);
  if (!job || !isTheirs) throw unsigned();
  return { job, given };
}

async function answer<Op extends JobOperation>(
  exchange: Exchange<Op>,
  handler: (job: CalledJob, body: z.output<Op['body']>) => Promise<Reply<Op['answer']>>,
): Promise<Answered> {
  limitProvider(exchange);
  // All of these paths have it.
  const { job_token } = parseParams(exchange) as { job_token: string };
  const { job, given } = await readSigned(exchange, job_token);
  await limitProviderJob(job_token, exchange.common);
  parseQuery(exchange);
  const body = judgeBody(exchange.op, given) as z.output<Op['body']>; // parsed by the same schema
  return envelope(exchange, await handler(job, body));
}

export const providerRoute = <Op extends JobOperation>(
  op: Op,
  handler: (job: CalledJob, body: z.output<Op['body']>) => Promise<Reply<Op['answer']>>,
): OperationRoute => timedRoute(op, (exchange) => answer(exchange, handler));
