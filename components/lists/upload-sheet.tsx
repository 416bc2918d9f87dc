'use client';

import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { ProbityError } from '@/clients/typescript/src/problem';
import { Button } from '@/components/ui/button';
import { FileChooser } from '@/components/ui/file-chooser';
import { counted } from '@/components/ui/format';
import { nameFields } from '@/components/ui/name-fields';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Sheet } from '@/components/ui/sheet';
import type { Watchlist } from '@/lib/domain/watchlists/schema';
import { entryColumns } from './entry-columns';
import { type EntryLine, fieldOfSent, type ReadFile, readEntryFile, withRefusals } from './entry-lines';
import { LinePreview } from './line-preview';
import { useAddEntries } from './use-lists';

/** Far more than a thousand entries need. */
const maxBytes = 5 * 1024 * 1024;

interface UploadSheetProps {
  list: Watchlist;
  onClose: () => void;
}

/** Uploads a CSV file, after every line has been read and validated here. */
export default function UploadSheet({ list, onClose }: UploadSheetProps) {
  const [name, setName] = useState<string>();
  const [read, setRead] = useState<ReadFile | null>(null);
  const add = useAddEntries(list.token);
  const lines = read && 'lines' in read ? read.lines : [];
  const entries = lines.flatMap(({ entry }) => entry ?? []);
  const leftOut = lines.length - entries.length;
  const sent = Array.isArray(add.variables) ? add.variables : [];

  async function choose(file: File) {
    add.reset();
    setName(file.name);
    setRead(readEntryFile(await file.text()));
  }

  const showRefusals = (problem: unknown) => {
    if (!(problem instanceof ProbityError)) return;
    setRead((before) =>
      before && 'lines' in before
        ? { ...before, lines: withRefusals(before.lines, problem.details) }
        : before,
    );
  };

  return (
    <Sheet
      open
      onClose={onClose}
      title="Upload a CSV"
      description={`To ${list.name}. Lines with mistakes are left out. Of the others, either all are added or none.`}
      className="w-[min(46rem,calc(100vw-2rem))]"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            aria-disabled={entries.length === 0 || add.isPending}
            onClick={() => {
              if (entries.length === 0 || add.isPending) return;
              add.mutate(entries, { onSuccess: onClose, onError: showRefusals });
            }}
          >
            {add.isPending ? 'Adding…' : submitText(entries.length, leftOut)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 p-4 text-sm">
        <p className="text-muted">
          The first line names the columns, in any order. Only “name” is needed. An entry without a type is a
          person. Several aliases are separated by semicolons. At most 1,000 lines.
        </p>
        <p className="font-mono text-xs break-words text-muted">{entryColumns.join(', ')}</p>
        <FileChooser
          label="CSV file"
          accept=".csv,text/csv"
          maxBytes={maxBytes}
          text={read ? 'Choose another file' : 'Choose a file'}
          chosen={name}
          problem={read && 'problem' in read ? read.problem : null}
          onChoose={(file) => void choose(file)}
        />
        {add.isError && (
          <ProblemNotice title="No entry was added" problem={nameFields(add.error, fieldOfSent(sent))} />
        )}
        <Outcome read={read} lines={lines} leftOut={leftOut} />
      </div>
    </Sheet>
  );
}

const submitText = (count: number, leftOut: number): string => {
  const added = `Add ${counted(count, 'entry', 'entries')}`;
  return count > 0 && leftOut > 0 ? `${added}, leave out ${leftOut}` : added;
};

interface OutcomeProps {
  read: ReadFile | null;
  lines: readonly EntryLine[];
  leftOut: number;
}

function Outcome({ read, lines, leftOut }: OutcomeProps) {
  if (!read || 'problem' in read) return null;
  return (
    <>
      <p role="status">
        {counted(lines.length, 'line', 'lines')}, {leftOut === 0 ? 'all valid.' : `${leftOut} to correct.`}
      </p>
      {read.unknownColumns.length > 0 && (
        <p className="tone-warning flex gap-1.5 text-tone">
          <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            Columns that are not used: {read.unknownColumns.join(', ')}. What they contain is not added.
          </span>
        </p>
      )}
      <LinePreview lines={lines} />
    </>
  );
}
