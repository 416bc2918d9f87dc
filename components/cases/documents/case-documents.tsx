'use client';

import { FileText } from 'lucide-react';
import type { Check } from '@/lib/domain/checks/schema';
import type { Document } from '@/lib/domain/documents/schema';
import { nameOf } from '@/components/people/use-subject';
import { useChecks, useDocuments, useParties } from '@/components/cases/use-case';
import { classNames } from '@/components/ui/class-names';
import { EmptyState } from '@/components/ui/empty-state';
import { Facts } from '@/components/ui/facts';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { checkName } from '@/lib/domain/check-names';
import { CheckBadge } from '@/components/cases/checks/check-mark';
import { answerFacts } from './answer-facts';
import { ComparedFields } from './compared-fields';
import { documentChecks } from './document-checks';
import { documentsOf } from './documents-of';
import { evidenceOf } from './evidence';
import { ImageSet } from './image-set';
import { RequestedDocuments } from './requested-documents';

export function CaseDocuments({ token }: { token: string }) {
  const checks = useChecks(token);
  const parties = useParties(token).data ?? [];
  const documents = useDocuments(token);
  const failed = [checks, documents].find(({ isError }) => isError);
  if (failed)
    return (
      <ProblemNotice
        title="The documents could not be loaded"
        problem={failed.error}
        onRetry={() => void failed.refetch()}
      />
    );
  if (!checks.data || !documents.data) return <Skeleton className="h-60" />;
  const shown = documentChecks(checks.data);
  if (shown.length === 0 && documents.data.length === 0)
    return (
      <EmptyState icon={FileText} title="No documents in this case">
        <p>None of its checks asks for a document. You can ask the client for one in the menu above.</p>
      </EmptyState>
    );
  return (
    <div className="grid items-start gap-4 @min-[51rem]/case:grid-cols-2">
      <RequestedDocuments documents={documents.data} />
      {shown.map((check) => {
        const party = parties.find(({ token: of }) => of === check.entity_token);
        return (
          <DocumentPanel
            key={check.token}
            check={check}
            of={party ? nameOf(party) : 'Unknown party'}
            documents={documentsOf(check, documents.data)}
          />
        );
      })}
    </div>
  );
}

const waiting: readonly string[] = ['Awaiting Client', 'Awaiting Document'];
const running: readonly string[] = ['Pending', 'Queued', 'In Progress', 'Retry Scheduled'];

function noAnswer({ status }: Check): string {
  if (waiting.includes(status)) return 'The client has not sent it yet.';
  return running.includes(status) ? 'It is being read.' : 'No result to show.';
}

/** What has a place of its own below the facts, and what is too long for one. */
const shownBelow = new Set(['documents', 'compared', 'reasons', 'reading', 'notice']);

const factsOf = ({ result_data }: Check) =>
  answerFacts(Object.fromEntries(Object.entries(result_data).filter(([field]) => !shownBelow.has(field))));

interface DocumentPanelProps {
  check: Check;
  of: string;
  /** On which it rests. */
  documents: readonly Document[];
}

function DocumentPanel({ check, of, documents }: DocumentPanelProps) {
  const facts = factsOf(check);
  const { compared, reasons, marks, notice } = evidenceOf(check);
  return (
    <Panel
      title={checkName[check.type_code]}
      note={documents.some(({ request_token }) => request_token) ? `${of} · sent on request` : of}
      aside={<CheckBadge check={check} />}
      className={classNames('@container/images', documents.length > 2 && '@min-[51rem]/case:col-span-2')}
    >
      {reasons.length > 0 && (
        <ul className="flex flex-col gap-1 border-b px-4 py-3 text-sm">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {facts.length > 0 ? (
        <Facts facts={facts} />
      ) : (
        <p className="px-4 py-3 text-sm text-muted">{noAnswer(check)}</p>
      )}
      <ComparedFields fields={compared} />
      {notice && <p className="border-t px-4 py-3 text-sm text-muted">{notice}</p>}
      <ImageSet documents={documents} marks={marks} />
    </Panel>
  );
}
