import type { PolicyVersion } from '@/lib/domain/policies/schema';
import { RelativeTime } from '@/components/ui/relative-time';

export function VersionText({ policy: { version, published_at, is_readable } }: { policy: PolicyVersion }) {
  if (!is_readable) return <span className="tone-warning text-tone">Invalid: publish a new version</span>;
  if (published_at === null) return <>Default</>;
  return (
    <>
      Version {version}, <RelativeTime timestamp={published_at} form="text" />
    </>
  );
}
