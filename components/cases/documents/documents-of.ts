import type { Check } from '@/lib/domain/checks/schema';
import type { Document } from '@/lib/domain/documents/schema';

/** The images on which a check rests. Of faces, the portrait beside which they are looked at is the first. */
export function documentsOf(check: Check, documents: readonly Document[]): Document[] {
  const own = documents.filter(({ check_token }) => check_token === check.token);
  if (check.type_code !== 'IDV_BIOMETRIC') return own;
  const portrait = documents.find(
    ({ purpose, flow_token }) =>
      purpose === 'front' && flow_token !== null && flow_token === own[0]?.flow_token,
  );
  return portrait ? [portrait, ...own] : own;
}

type Some = [Document, ...Document[]];

/** What was sent on request and is read by no check: the newest first. */
export function unreadRequests(documents: readonly Document[]): Some[] {
  const unread = documents.filter(({ check_token, request_token }) => request_token && !check_token);
  const ofEach = [...Map.groupBy(unread, ({ request_token }) => request_token).values()];
  return ofEach.flatMap(([first, ...others]): Some[] => (first ? [[first, ...others]] : [])).toReversed();
}
