import type { Check } from '@/lib/domain/checks/schema';
import type { Document } from '@/lib/domain/documents/schema';

type OfCheck = Pick<Check, 'token' | 'type_code' | 'entity_token'>;

/** The images by which a person judges a check. */
export interface CheckImages {
  /** For a face, the newest portrait and the selfie. Otherwise all images that the check is based on. */
  main: readonly Document[];
  /** The other images of a face's challenge. */
  challenge: readonly Document[];
  /** Portraits in documents that have been replaced. */
  replaced: readonly Document[];
}

const sentAt = ({ sent_at, created_at }: Document): string => sent_at ?? created_at;

/** Sorts the newest first, and erased images, which cannot be viewed any more, last. */
const newestFirst = (documents: readonly Document[]): Document[] =>
  documents.toSorted(
    (one, other) =>
      Number(one.erased_at !== null) - Number(other.erased_at !== null) ||
      sentAt(other).localeCompare(sentAt(one)),
  );

/** The portraits in the check's own flow, and in what the same person has sent since. */
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
 * The newer document of the same person that replaces the check's document, or the portrait that a face was compared
 * with. Null if the check's own is the newest.
 */
export function replacementOf(check: OfCheck, documents: readonly Document[]): Document | null {
  const own = documents.filter(({ check_token }) => check_token === check.token);
  const [newest] = portraitsOf(check, own, documents);
  const isOwn = (each: Document) =>
    each.check_token === check.token || (each.flow_token !== null && each.flow_token === own[0]?.flow_token);
  return newest && newest.erased_at === null && !isOwn(newest) ? newest : null;
}

type Some = [Document, ...Document[]];

/** Documents that were sent on request and that no check reads, grouped by request, the newest first. */
export function unreadRequests(documents: readonly Document[]): Some[] {
  const unread = documents.filter(({ check_token, request_token }) => request_token && !check_token);
  const ofEach = [...Map.groupBy(unread, ({ request_token }) => request_token).values()];
  return ofEach.flatMap(([first, ...others]): Some[] => (first ? [[first, ...others]] : [])).toReversed();
}
