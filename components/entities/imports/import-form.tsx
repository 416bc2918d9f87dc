'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FileChooser } from '@/components/ui/file-chooser';
import { counted } from '@/components/ui/format';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { maxFileBytes } from '@/lib/domain/imports/limits';
import { type ReadFile, readCustomerFile } from './import-file';
import { ImportPreview } from './import-preview';
import { useImportFile } from './use-imports';

interface Chosen {
  name: string;
  /** The idempotency key of this file: sent again after a lost answer, it is imported only once. */
  key: string;
  read: ReadFile;
}

const readFile = async (file: File): Promise<Chosen> => ({
  name: file.name,
  key: crypto.randomUUID(),
  read: readCustomerFile(await file.text()),
});

const countedCustomers = (lines: number) => counted(lines, 'customer', 'customers');

/** The form for importing a file, which previews and checks it before anything is sent. */
export function ImportForm() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const send = useImportFile();
  const file = chosen && 'file' in chosen.read ? chosen.read.file : null;
  const problem = chosen && 'problem' in chosen.read ? chosen.read.problem : null;

  async function choose(given: File) {
    send.reset();
    setChosen(await readFile(given));
  }

  return (
    <Panel title="Import customers" note="From a CSV file">
      <div className="flex flex-col gap-3 px-4 py-3 text-sm">
        <p className="text-muted">
          The first line names the columns: “type” (Person or Company), “last_name” or “company_name”, and
          other fields, such as “first_name”, “date_of_birth”, “country” or “external_reference”. Each line
          creates a monitored person or company, unless “monitored” is false. At most 10,000 lines and 1 MB.
        </p>
        <FileChooser
          label="CSV file"
          accept=".csv,text/csv"
          maxBytes={maxFileBytes}
          look={file ? 'secondary' : 'primary'}
          text={chosen ? 'Choose another file' : 'Choose a file'}
          chosen={chosen?.name}
          problem={problem}
          onChoose={(given) => void choose(given)}
        />
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
