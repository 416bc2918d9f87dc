import type { Document } from '@/lib/domain/documents/schema';
import { formatDateTime } from '@/components/ui/format';
import { Panel } from '@/components/ui/panel';
import { unreadRequests } from './documents-of';
import { ImageSet } from './image-set';

/** Documents that the client sent on an analyst's request for nobody in particular: no check is based on them. */
export function RequestedDocuments({ documents }: { documents: readonly Document[] }) {
  return unreadRequests(documents).map(([first, ...others]) => (
    <Panel
      key={first.token}
      title="Sent on request"
      note={first.sent_at ? formatDateTime(first.sent_at) : undefined}
      className="@container/images [&>header]:border-b-0"
    >
      <ImageSet documents={[first, ...others]} />
    </Panel>
  ));
}
