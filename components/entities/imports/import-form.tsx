'use client';

import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { maxBytes, type ReadFile, readCustomerFile } from './import-file';
import { ImportPreview } from './import-preview';
import { useImportFile } from './use-imports';

interface Chosen {
  name: string;
  /** Of this file: sent again after a lost answer, it is imported once. */
  key: string;
  read: ReadFile;
}

async function readFile(file: File): Promise<Chosen> {
  const read: ReadFile =
    file.size > maxBytes
      ? { problem: 'The file is larger than 1 MB: split it.' }
      : readCustomerFile(await file.text());
  return { name: file.name, key: crypto.randomUUID(), read };
}

const countedCustomers = (lines: number) =>
  `${lines.toLocaleString('en')} ${lines === 1 ? 'customer' : 'customers'}`;

/** A file is looked at here before anything is sent. */
export function ImportForm() {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const send = useImportFile();
  const file = chosen && 'file' in chosen.read ? chosen.read.file : null;
  const problem = chosen && 'problem' in chosen.read ? chosen.read.problem : null;

  async function choose(given: File | undefined) {
    if (!given) return;
    send.reset();
    setChosen(await readFile(given));
  }

  return (
    <Panel title="Import customers" note="From a CSV file">
      <div className="flex flex-col gap-3 px-4 py-3 text-sm">
        <p className="text-muted">
          The first line names the columns: “type” (Person or Company), “last_name” or “company_name”, and
          what else is known, such as “first_name”, “date_of_birth”, “country” or “external_reference”. Each
          line becomes a person or a company that is monitored, unless its “monitored” says false. At most
          10,000 lines and 1 MB.
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv"
            aria-label="CSV file"
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              event.target.value = ''; // the same file, mended, can be chosen again
            }}
          />
          <Button look={file ? 'secondary' : 'primary'} onClick={() => input.current?.click()}>
            <FileUp aria-hidden />
            {chosen ? 'Choose another file' : 'Choose a file'}
          </Button>
          <span className="min-w-0 truncate text-muted">{chosen?.name}</span>
        </div>
        {problem && (
          <p role="alert" className="tone-danger rounded-md border border-tone/40 bg-tone-soft p-3">
            {problem}
          </p>
        )}
        {send.isError && <ProblemNotice title="The file was not imported" problem={send.error} />}
        {chosen && file && (
          <>
            <ImportPreview file={file} />
            <div className="flex gap-2">
              <Button
                look="primary"
                aria-disabled={send.isPending}
                onClick={() => {
                  if (send.isPending) return;
                  send.mutate({ text: file.text, key: chosen.key }, { onSuccess: () => setChosen(null) });
                }}
              >
                {send.isPending ? 'Sending…' : `Import ${countedCustomers(file.lines)}`}
              </Button>
              <Button onClick={() => setChosen(null)}>Cancel</Button>
            </div>
          </>
        )}
      </div>
    </Panel>
  );
}
