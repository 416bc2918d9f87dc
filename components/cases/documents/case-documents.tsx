'use client';

import { FileText } from 'lucide-react';
import { useState } from 'react';
import { canAct } from '@/lib/domain/access/roles';
import { isOpenCheck, waitsForPerson } from '@/lib/domain/checks/moves';
import type { Check } from '@/lib/domain/checks/schema';
import type { Document } from '@/lib/domain/documents/schema';
import { nameOf } from '@/lib/domain/entity-name';
import { whyNotAskClient } from '@/components/cases/moves/asks-client';
import { CaseDialogs } from '@/components/cases/moves/case-dialogs';
import { useCase, useChecks, useDocuments, useParties } from '@/components/cases/use-case';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { EmptyState } from '@/components/ui/empty-state';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { CodeNotLoaded } from '@/components/ui/code-not-loaded';
import { withPage } from '@/components/ui/on-demand';
import { Skeleton } from '@/components/ui/skeleton';
import { checkName } from '@/lib/domain/check-names';
import { CheckOutcome } from '@/components/cases/checks/check-mark';
import { documentChecks } from './document-checks';
import { replacementOf } from './documents-of';
import { RequestedDocuments } from './requested-documents';

/** Loaded while the checks and documents are read. */
const evidence = withPage(() => import('./check-evidence'));

export function CaseDocuments({ token }: { token: string }) {
  const checks = useChecks(token);
  const parties = useParties(token);
  const documents = useDocuments(token);
  const failed = [checks, documents, parties].find(({ isError }) => isError);
  if (failed)
    return (
      <ProblemNotice
        title="The documents could not be loaded"
        problem={failed.error}
        onRetry={() => void failed.refetch()}
      />
    );
  if (!checks.data || !documents.data || !parties.data) return <Skeleton className="h-60" />;
  const shown = documentChecks(checks.data);
  if (shown.length === 0 && documents.data.length === 0)
    return (
      <EmptyState icon={FileText} title="No documents in this case">
        <p>A document appears here when a check has read it or the client has sent it.</p>
        <AskForOne token={token} />
      </EmptyState>
    );
  return (
    <div className="grid items-start gap-4 @min-[51rem]/case:grid-cols-2">
      <RequestedDocuments documents={documents.data} />
      {shown.map((check) => {
        const party = parties.data.find(({ token: of }) => of === check.entity_token);
        return (
          <DocumentPanel
            key={check.token}
            check={check}
            of={party ? nameOf(party) : 'Unknown party'}
            documents={documents.data}
          />
        );
      })}
    </div>
  );
}

/** Asks the client for a document, or says why not now. */
function AskForOne({ token }: { token: string }) {
  const { role } = useViewer();
  const of = useCase(token).data;
  const [isAsking, ask] = useState(false);
  if (!of || !canAct(role)) return null;
  const whyNot = whyNotAskClient(of);
  if (whyNot) return <p>{whyNot}</p>;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => ask(true)}>
        Ask the client for a document
      </Button>
      <CaseDialogs of={of} open={isAsking ? 'request_client_input' : null} onClose={() => ask(false)} />
    </>
  );
}

function noAnswer(check: Check): string {
  if (waitsForPerson(check)) return 'The person has not sent it yet.';
  return isOpenCheck(check) ? 'It is being read.' : 'No result to show.';
}

interface DocumentPanelProps {
  check: Check;
  of: string;
  /** All documents of the case. */
  documents: readonly Document[];
}

function DocumentPanel({ check, of, documents }: DocumentPanelProps) {
  const own = documents.filter(({ check_token }) => check_token === check.token);
  /** Wide if it has a table of zones or many images. */
  const isWide = check.type_code === 'IDV_DOCUMENT' || own.length > 2;
  const notes = [
    of,
    own.some(({ request_token }) => request_token) && 'sent on request',
    check.type_code === 'IDV_DOCUMENT' && replacementOf(check, documents) && 'replaced by a newer one',
  ];
  return (
    <Panel
      title={checkName[check.type_code]}
      note={notes.filter(Boolean).join(' · ')}
      aside={<CheckOutcome check={check} />}
      className={classNames(isWide && '@min-[51rem]/case:col-span-2')}
    >
      <Evidence check={check} documents={documents} />
    </Panel>
  );
}

function Evidence({ check, documents }: Pick<DocumentPanelProps, 'check' | 'documents'>) {
  const { code, hasFailed } = evidence.useArrival(true);
  if (hasFailed) return <CodeNotLoaded onRetry={() => void evidence.load()} />;
  if (!code) return <Skeleton className="m-4 h-40" />;
  return (
    <code.CheckEvidence
      check={check}
      documents={documents}
      noAnswer={noAnswer(check)}
      imagesAre="on request"
    />
  );
}
