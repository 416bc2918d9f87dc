'use client';

import { useQuery } from '@tanstack/react-query';
import { readQuery } from '@/lib/api/query';
import type { AuditRecord } from '@/lib/domain/audit/schema';
import { formatDateTime } from '@/components/ui/format';
import { Panel } from '@/components/ui/panel';
import { type Image, imagesIn } from './evidence';
import { ImageSet } from './image-set';

interface Requested {
  token: string;
  sent_at: string;
  images: readonly Image[];
}

const requestedIn = ({ token, details, created_at }: AuditRecord): Requested[] =>
  details.journey === 'document_request'
    ? [{ token, sent_at: created_at, images: imagesIn(details.documents) }]
    : [];

/** What the client sent because an analyst asked for it, the newest first: no check rests on it, and the audit log names its images. */
export function useRequestedDocuments(caseToken: string): readonly Requested[] {
  const { data } = useQuery(
    readQuery('/v1/cases/{case_token}/audit-logs', {
      path: { case_token: caseToken },
      query: { event_type: 'journey.sent', sort: '-sequence', limit: 100 },
    }),
  );
  return data?.data.flatMap(requestedIn) ?? [];
}

export function RequestedDocuments({ requested }: { requested: readonly Requested[] }) {
  return requested.map(({ token, sent_at, images }) => (
    <Panel
      key={token}
      title="Sent on request"
      note={formatDateTime(sent_at)}
      className="@container/images [&>header]:border-b-0"
    >
      <ImageSet images={images} marks={[]} />
    </Panel>
  ));
}
