import { Button } from '@/components/ui/button';
import { formatCount } from '@/components/ui/format';
import type { Progress } from './use-download';

interface DownloadNoticeProps {
  progress: Progress | null;
  onCancel: () => void;
}

/** The progress of a download. */
export function DownloadNotice({ progress, onCancel }: DownloadNoticeProps) {
  if (!progress) return null;
  const { done, total } = progress;
  return (
    <div className="m-4 flex flex-wrap items-center gap-3 rounded-md border bg-surface p-3 text-sm">
      <div className="min-w-0 flex-1 basis-60">
        <p>
          {total === null
            ? 'Reading the records…'
            : `${formatCount(done)} of ${formatCount(total)} records are read.`}
        </p>
        <p className="text-muted">
          The file is not signed. The operator makes a signed export with the command “npm run audit --
          export”.
        </p>
        <progress
          aria-label="Records read"
          value={total === null ? undefined : done}
          max={total ?? undefined}
          className="mt-2 h-1.5 w-full overflow-hidden rounded-full bg-sunken accent-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
        />
      </div>
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  );
}
