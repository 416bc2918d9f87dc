'use client';

import { FileText } from 'lucide-react';
import type { Check } from '@/lib/domain/checks/schema';
import { nameOf } from '@/components/people/use-subject';
import { useChecks, useParties } from '@/components/cases/use-case';
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
import { evidenceOf, type Image } from './evidence';
import { ImageSet } from './image-set';
import { RequestedDocuments, useRequestedDocuments } from './requested-documents';

export function CaseDocuments({ token }: { token: string }) {
  const checks = useChecks(token);
  const parties = useParties(token).data ?? [];
  const requested = useRequestedDocuments(token);
  if (checks.isError)
    return (
      <ProblemNotice
        title="The documents could not be loaded"
        problem={checks.error}
        onRetry={() => void checks.refetch()}
      />
    );
  if (!checks.data) return <Skeleton className="h-60" />;
  const shown = documentChecks(checks.data);
  if (shown.length === 0 && requested.length === 0)
    return (
      <EmptyState icon={FileText} title="No documents in this case">
        <p>None of its checks asks for a document. You can ask the client for one in the menu above.</p>
      </EmptyState>
    );
  return (
    <div className="grid items-start gap-4 @min-[51rem]/case:grid-cols-2">
      <RequestedDocuments requested={requested} />
      {shown.map((check) => {
        const party = parties.find(({ token: of }) => of === check.entity_token);
        return (
          <DocumentPanel
            key={check.token}
            check={check}
            of={party ? nameOf(party) : 'Unknown party'}
            portrait={portraitOf(check, checks.data)}
          />
        );
      })}
    </div>
  );
}

const waiting: readonly string[] = ['Awaiting Client', 'Awaiting Document'];

/** What has a place of its own below the facts, and what is too long for one. */
const shownBelow = new Set(['documents', 'compared', 'reasons', 'reading', 'notice']);

const factsOf = ({ result_data }: Check) =>
  answerFacts(Object.fromEntries(Object.entries(result_data).filter(([field]) => !shownBelow.has(field))));

/** The side of the party's document that has the portrait, beside which a selfie is looked at. */
function portraitOf(check: Check, checks: readonly Check[]): readonly Image[] {
  if (check.type_code !== 'IDV_BIOMETRIC') return [];
  const document = checks.find(
    ({ type_code, entity_token }) => type_code === 'IDV_DOCUMENT' && entity_token === check.entity_token,
  );
  return document ? evidenceOf(document).images.filter(({ purpose }) => purpose === 'front') : [];
}

interface DocumentPanelProps {
  check: Check;
  of: string;
  /** Shown first. */
  portrait: readonly Image[];
}

function DocumentPanel({ check, of, portrait }: DocumentPanelProps) {
  const facts = factsOf(check);
  const { images, compared, reasons, marks, notice } = evidenceOf(check);
  return (
    <Panel
      title={checkName[check.type_code]}
      note={of}
      aside={<CheckBadge check={check} />}
      className={classNames('@container/images', images.length > 2 && '@min-[51rem]/case:col-span-2')}
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
        <p className="px-4 py-3 text-sm text-muted">
          {waiting.includes(check.status)
            ? 'The client has not shown it yet.'
            : 'There is no answer to show.'}
        </p>
      )}
      <ComparedFields fields={compared} />
      {notice && <p className="border-t px-4 py-3 text-sm text-muted">{notice}</p>}
      <ImageSet images={images.length > 0 ? [...portrait, ...images] : []} marks={marks} />
    </Panel>
  );
}
