import type { Document } from '@/generated/prisma/client';
import type { CheckOutcome } from '@/lib/domain/checks/outcome';
import type { ChallengeAction } from '@/lib/domain/documents/schema';
import { openDocument } from '@/lib/domain/documents/service/open-document';
import type { Submission } from '@/lib/domain/documents/service/find-submission-of-flow';
import type { CheckTypeCode } from '@/lib/domain/words';
import { ReadingFailed } from '@/lib/reading/apart/process';
import type { CaptureOrigin } from '@/lib/reading/capture-check';
import { describeWithoutMessage } from '@/lib/platform/errors/describe-error';
import { ServiceUnavailable } from '@/lib/platform/errors/errors';
import { log } from '@/lib/platform/errors/log';
import { looked } from '../doubt';
import { type Provider, ProviderFailed, type ProviderRequest } from '../provider';
import { judgeDocument } from './judge-document';
import { judgeFaces, notice } from './judge-faces';
import type { DocumentImage } from '@/lib/reading/document-reading';
import type { Reader } from '@/lib/reading/reader';
import { isoDay } from '@/lib/platform/days';
import { arrivalOf, frames, referencesOf, newest, sides } from './images';
import { notesOn } from './words';

const name = 'Probity Journey';

/** JSON that the documents folder wrote. */
const imageOf = async (document: Document): Promise<DocumentImage> => ({
  image: await openDocument(document),
  origin: document.origin as CaptureOrigin | null,
});

async function verifyDocument(
  reader: Reader,
  { ctx, subject, journey }: ProviderRequest,
  submission: Submission,
  signal: AbortSignal,
): Promise<CheckOutcome> {
  const [front, back] = [newest(submission, 'front'), newest(submission, 'back')];
  if (!front) throw new Error('a submission has no front side');
  const { facts } = submission;
  const expected = {
    kind: facts.document_type,
    country: facts.country,
    today: isoDay(ctx.now()),
  };
  const images = { front: await imageOf(front), ...(back && { back: await imageOf(back) }) };
  const reading = await reader.readDocument({ ...images, expected }, { project: ctx.project.id, signal });
  return judgeDocument(subject, facts, reading, referencesOf(sides(submission)), journey.document);
}

async function verifyFaces(
  reader: Reader,
  { ctx, journey }: ProviderRequest,
  submission: Submission,
  signal: AbortSignal,
): Promise<CheckOutcome> {
  const portrait = newest(submission, 'front');
  const { challenge } = submission.facts;
  const taken = frames(submission);
  const input = {
    portrait: portrait ? await openDocument(portrait) : null,
    frames: await Promise.all(
      taken.map(async (frame) => ({
        image: await openDocument(frame),
        // A column that the documents folder writes, of the person's challenge.
        action: frame.action as ChallengeAction,
        at: arrivalOf(frame).getTime(),
      })),
    ),
    challenge: {
      actions: challenge?.actions ?? [],
      began_at: challenge ? Date.parse(challenge.issued_at) : 0,
      expires_at: challenge ? Date.parse(challenge.expires_at) : 0,
    },
  };
  return judgeFaces(
    await reader.readFaces(input, { project: ctx.project.id, signal }),
    referencesOf(taken),
    journey.biometric,
  );
}

const blank: Partial<Record<CheckTypeCode, object>> = {
  IDV_DOCUMENT: { verified: false },
  IDV_BIOMETRIC: { liveness_verified: false, face_match: false, certified: false, notice },
};

const notRead = {
  IDV_DOCUMENT: 'The document could not be read automatically and needs a manual review.',
  IDV_BIOMETRIC: 'The faces could not be compared automatically and need a manual review.',
};

/** An internal error decides nothing: a person reviews the images. */
function unread(
  code: keyof typeof notRead,
  { journey }: ProviderRequest,
  documents: readonly Document[],
): CheckOutcome {
  const judge = code === 'IDV_DOCUMENT' ? journey.document : journey.biometric;
  const summary = [notRead[code], ...notesOn(judge)].join(' ');
  const doubt = {
    cause: 'unread',
    result: 'Refer' as const,
    summary,
    given: null,
    found: 'Not read',
  };
  const data = { ...blank[code], reasons: [summary], documents: referencesOf(documents) };
  return looked(code, [doubt], data);
}

const verifiers = {
  IDV_DOCUMENT: { verify: verifyDocument, imagesOf: sides },
  IDV_BIOMETRIC: { verify: verifyFaces, imagesOf: frames },
};

const isServed = (code: CheckTypeCode): code is keyof typeof verifiers => code in verifiers;

async function outcomeOf(
  reader: Reader | null,
  code: keyof typeof verifiers,
  request: ProviderRequest,
  submission: Submission,
  signal: AbortSignal,
): Promise<CheckOutcome> {
  const { verify, imagesOf } = verifiers[code];
  const refer = () => unread(code, request, imagesOf(submission));
  if (!reader) return refer();
  try {
    return await verify(reader, request, submission, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ServiceUnavailable)
      throw new ProviderFailed(name, 'unavailable', { retryable: true });
    const cause = error instanceof ReadingFailed ? error.cause : error;
    log.error({ error: describeWithoutMessage(cause), check: code }, 'images were not read');
    return refer();
  }
}

/**
 * The checks wait until the person has sent their images in the hosted journey, and are decided by the
 * readings. Without a reader they all refer.
 */
export const journeyProvider = (reader: Reader | null): Provider => ({
  name,
  serves: ['IDV_DOCUMENT', 'IDV_BIOMETRIC'],
  async run(request, signal) {
    const submission = await request.findSubmission();
    if (!submission) return { outcomes: [], waiting: request.type_codes };
    const outcomes: CheckOutcome[] = [];
    for (const code of request.type_codes.filter(isServed)) {
      outcomes.push(await outcomeOf(reader, code, request, submission, signal));
    }
    return { outcomes };
  },
});
