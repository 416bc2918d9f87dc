import { z } from 'zod';
import type { ProviderJob } from '@/generated/prisma/client';
import { openDocument } from '@/lib/domain/documents/service/open-document';
import type { Submission } from '@/lib/domain/documents/service/find-submission-of-flow';
import type { Context } from '@/lib/platform/context';
import { jsonSource, type JsonSource } from '@/lib/platform/outbound/http';
import { HttpFailed } from '@/lib/platform/outbound/http-failure';
import { newToken } from '@/lib/platform/ids';
import { signatureHeaders } from '@/lib/platform/signature';
import { isoDay } from '@/lib/platform/days';
import { referencesOf } from '../journey/images';
import {
  asProviderFailure,
  type Provider,
  type ProviderAnswer,
  ProviderFailed,
  type ProviderRequest,
} from '../provider';
import { AnswerProviderJob } from '../schema';
import { isOfKind } from './answers';
import { imagesFor, jobBody, type OpenedImage } from './job-body';
import { answerIn, beginJob, findJob, hasExpired, keepAnswer, noteAccepted, waitMsOf } from './jobs';
import { type Judging, judgeAnswer, unsent } from './judge';
import type { Vendor } from './vendors';

/** A vendor's response to a job: that it is working and will answer, or its answer. */
const JobReply = z.discriminatedUnion('status', [
  z.object({ status: z.literal('working') }),
  z.object({ status: z.literal('answered'), answer: AnswerProviderJob }),
]);

/** Six images are some megabytes, and a vendor may check them before it answers. */
const attemptTimeoutMs = 30_000;
const maxAnswerBytes = 64 * 1024;

/** Erased images cannot be sent. */
interface Unsent {
  unsent: true;
  open_job: string | undefined;
}

interface Asked {
  ctx: Context;
  job: ProviderJob;
  submission: Submission;
  images: readonly OpenedImage[];
}

/**
 * One attempt each: the flow schedules retries, and the source may be called for other jobs in the meantime.
 */
const sourceOf = ({ name, url, secret }: Vendor): JsonSource =>
  jsonSource({
    name,
    baseUrl: url,
    attemptTimeoutMs,
    maxAttempts: 1,
    maxBytes: maxAnswerBytes,
    sign: (body) => signatureHeaders([secret], { id: newToken('msg'), at: new Date(), body }),
  });

/** Null if an image is gone. An unreachable storage fails and is retried. */
async function openImages(code: Vendor['type_code'], submission: Submission): Promise<OpenedImage[] | null> {
  const documents = imagesFor(code, submission);
  if (documents.some(({ sealed_key, file }) => sealed_key === null || file === null)) return null;
  return Promise.all(documents.map(async (document) => ({ document, bytes: await openDocument(document) })));
}

/** The answer, or that the vendor is working. Throws `ProviderFailed`. */
async function ask(
  { name, type_code }: Vendor,
  source: JsonSource,
  { ctx, job, submission, images }: Asked,
  signal: AbortSignal,
): Promise<AnswerProviderJob | 'working'> {
  const reply = await source.ask('', {}, jobBody(job, submission, images), JobReply, signal);
  // A 404: there is no such provider at the configured URL.
  if (!reply) throw new ProviderFailed(name, 'refused');
  if (reply.status === 'working') {
    await noteAccepted(ctx, job);
    return 'working';
  }
  if (!isOfKind(type_code, reply.answer)) throw new ProviderFailed(name, 'invalid_answer');
  return keepAnswer(ctx, job, reply.answer);
}

/** A vendor that accepted the job may be unreachable for a while: it calls back when done. */
async function askOrWait(
  vendor: Vendor,
  source: JsonSource,
  asked: Asked,
  signal: AbortSignal,
): Promise<AnswerProviderJob | 'working'> {
  try {
    return await ask(vendor, source, asked, signal);
  } catch (error) {
    signal.throwIfAborted();
    const isPassing = error instanceof HttpFailed && error.retryable;
    if (isPassing && asked.job.accepted_at) return 'working';
    throw asProviderFailure(vendor.name, error);
  }
}

function waitFor({ name }: Vendor, { ctx, job }: Asked): ProviderAnswer {
  if (hasExpired(job, ctx.now())) throw new ProviderFailed(name, 'timeout');
  return { outcomes: [], working: { askAgainInMs: waitMsOf(job, ctx.now()) }, open_job: job.token };
}

/** The vendor may call back with its answer during the request, whatever it replies. */
async function withOpenJob<Said>({ token }: ProviderJob, asking: Promise<Said>): Promise<Said> {
  return asking.catch((error: unknown) => {
    if (error instanceof ProviderFailed) error.open_job = token;
    throw error;
  });
}

async function askOnce(
  vendor: Vendor,
  source: JsonSource,
  asked: Asked,
  signal: AbortSignal,
): Promise<AnswerProviderJob | ProviderAnswer> {
  const said = await askOrWait(vendor, source, asked, signal);
  return said === 'working' ? waitFor(vendor, asked) : said;
}

async function answerOf(
  vendor: Vendor,
  source: JsonSource,
  { ctx }: ProviderRequest,
  submission: Submission,
  signal: AbortSignal,
): Promise<AnswerProviderJob | ProviderAnswer | Unsent> {
  const { name: provider, type_code } = vendor;
  const { flow_token, token: submission_token } = submission;
  const key = { flow_token, submission_token, type_code, provider };
  const found = await findJob(ctx, key);
  const known = found && answerIn(found);
  if (known) return known;
  const images = await openImages(type_code, submission);
  if (!images) return { unsent: true, open_job: found?.token };
  const documents = images.map(({ document }) => document);
  const job = found ?? (await beginJob(ctx, key, documents));
  return withOpenJob(job, askOnce(vendor, source, { ctx, job, submission, images }, signal));
}

const judgingOf = (vendor: Vendor, { ctx, subject }: ProviderRequest, submission: Submission): Judging => ({
  provider: vendor.name,
  subject,
  facts: submission.facts,
  today: isoDay(ctx.now()),
  documents: referencesOf(imagesFor(vendor.type_code, submission)),
});

/** A vendor of document or biometric checks that implements our contract (docs/adr/0100). */
export function outsideProvider(vendor: Vendor): Provider {
  const { name, type_code } = vendor;
  const source = sourceOf(vendor);
  return {
    name,
    serves: [type_code],
    async run(request, signal) {
      const submission = await request.findSubmission();
      if (!submission) return { outcomes: [], waiting: request.type_codes };
      const said = await answerOf(vendor, source, request, submission, signal);
      const judging = judgingOf(vendor, request, submission);
      if ('unsent' in said) return { outcomes: [unsent(type_code, judging)], open_job: said.open_job };
      if ('outcomes' in said) return said;
      return { outcomes: [judgeAnswer(type_code, judging, said)] };
    },
  };
}
