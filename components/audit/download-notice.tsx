import { X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { counted, formatCount, totalText } from '@/components/ui/format';
import { maxRecords } from './read-records';
import { recordTime } from '@/lib/domain/record-time';
import type { Progress, useDownload } from './use-download';

type Download = ReturnType<typeof useDownload>;

const boxStyle = 'mx-(--gutter) my-4 flex flex-wrap items-center gap-3 rounded-md border p-3 text-sm';

/** The progress of a download, or what the last file leaves out. */
export function DownloadNotice({ progress, partial, cancel, forgetPartial }: Download) {
  if (progress) return <ProgressNotice progress={progress} onCancel={cancel} />;
  return partial && <PartialNotice partial={partial} onClose={forgetPartial} />;
}

interface ProgressNoticeProps {
  progress: NonNullable<Download['progress']>;
  onCancel: () => void;
}

/** More may be read than were counted. */
function progressText({ done, total, totalIsMinimum }: Progress): string {
  if (total === null) return 'Reading the records…';
  return done > total
    ? `${counted(done, 'record is', 'records are')} read.`
    : `${formatCount(done)} of ${totalText(total, totalIsMinimum)} records are read.`;
}

function ProgressNotice({ progress, onCancel }: ProgressNoticeProps) {
  const { done, total, totalIsMinimum } = progress;
  const wanted = total === null || totalIsMinimum ? null : Math.min(total, maxRecords);
  return (
    <div className={`${boxStyle} bg-surface`}>
      <div className="min-w-0 flex-1 basis-60">
        <p>
          {progressText(progress)}
          {total !== null &&
            (total > maxRecords || totalIsMinimum) &&
            ` A file has at most ${formatCount(maxRecords)}.`}
        </p>
        <p className="text-muted">
          The file is not signed. The operator makes a signed export with the command “npm run audit --
          export”.
        </p>
        <progress
          aria-label="Records read"
          value={wanted === null ? undefined : done}
          max={wanted ?? undefined}
          className="mt-2 h-1.5 w-full progress-bar"
        />
      </div>
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  );
}

interface PartialNoticeProps {
  partial: NonNullable<Download['partial']>;
  onClose: () => void;
}

function PartialNotice({ partial: { done, total, totalIsMinimum, last }, onClose }: PartialNoticeProps) {
  return (
    <div role="status" className={`${boxStyle} tone-warning border-tone/40 bg-tone-soft`}>
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold text-tone">
          {totalIsMinimum
            ? `The file has the first ${counted(done, 'record', 'records')}`
            : `The file has ${formatCount(done)} of ${formatCount(total)} records`}
        </p>
        <p>
          {last && `The newest is record ${last.sequence} of ${recordTime(last.created_at)}. `}
          Choose a later period to download the others.
        </p>
      </div>
      <Button look="quiet" size="small" aria-label="Close the notice" onClick={onClose}>
        <X aria-hidden />
      </Button>
    </div>
  );
}
