import type { Check } from '@/lib/domain/checks/schema';
import type { Document } from '@/lib/domain/documents/schema';

type OfCheck = Pick<Check, 'token' | 'type_code' | 'entity_token'>;

/** What a check is judged by with one's own eyes. */
export interface CheckImages {
  /** Of a face: the newest portrait, and the selfie beside it. Else all that the check rests on. */
  main: readonly Document[];
  /** The other pictures of a face's challenge. */
  challenge: readonly Document[];
  /** Portraits of documents that a newer one has replaced. */
  replaced: readonly Document[];
}

const sentAt = ({ sent_at, created_at }: Document): string => sent_at ?? created_at;

/** The newest first; what is erased cannot be looked at any more, and comes last. */
const newestFirst = (documents: readonly Document[]): Document[] =>
  documents.toSorted(
    (one, other) =>
      Number(one.erased_at !== null) - Number(other.erased_at !== null) ||
      sentAt(other).localeCompare(sentAt(one)),
  );

/** Of the check's own flow, and of what the same person sent since. */
function portraitsOf({ entity_token }: OfCheck, own: readonly Document[], documents: readonly Document[]) {
  const flow = own[0]?.flow_token ?? null;
  return newestFirst(
    documents.filter(
      (each) =>
        each.purpose === 'front' &&
        own.length > 0 &&
        ((flow !== null && each.flow_token === flow) ||
          (entity_token !== null && each.entity_token === entity_token)),
    ),
  );
}

const isAhead = ({ action }: Document) => action === null || action === 'look_ahead';

export function imagesOf(check: OfCheck, documents: readonly Document[]): CheckImages {
  const own = documents.filter(({ check_token }) => check_token === check.token);
  if (check.type_code !== 'IDV_BIOMETRIC') return { main: own, challenge: [], replaced: [] };
  const [portrait, ...replaced] = portraitsOf(check, own, documents);
  const selfie = newestFirst(own.filter(isAhead))[0] ?? own[0];
  return {
    main: [portrait, selfie].filter((each) => each !== undefined),
    challenge: own.filter((each) => each !== selfie),
    replaced,
  };
}

/**
 * What the same person sent in place of the document that the check rests on, or of the portrait that a face was compared with.
 * Null while that is the newest.
 */
export function replacementOf(check: OfCheck, documents: readonly Document[]): Document | null {
  const own = documents.filter(({ check_token }) => check_token === check.token);
  const [newest] = portraitsOf(check, own, documents);
  const isOwn = (each: Document) =>
    each.check_token === check.token || (each.flow_token !== null && each.flow_token === own[0]?.flow_token);
  return newest && newest.erased_at === null && !isOwn(newest) ? newest : null;
}

type Some = [Document, ...Document[]];

/** What was sent on request and is read by no check: the newest first. */
export function unreadRequests(documents: readonly Document[]): Some[] {
  const unread = documents.filter(({ check_token, request_token }) => request_token && !check_token);
  const ofEach = [...Map.groupBy(unread, ({ request_token }) => request_token).values()];
  return ofEach.flatMap(([first, ...others]): Some[] => (first ? [[first, ...others]] : [])).toReversed();
}
