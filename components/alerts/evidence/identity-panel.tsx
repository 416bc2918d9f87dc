'use client';

import Link from 'next/link';
import { CheckOutcome } from '@/components/cases/checks/check-mark';
import { CheckEvidence } from '@/components/cases/documents/check-evidence';
import { useDocuments } from '@/components/cases/use-case';
import { datesInWords } from '@/lib/domain/readable';
import { useViewer } from '@/components/shell/viewer';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { canAct } from '@/lib/domain/access/roles';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { Check } from '@/lib/domain/checks/schema';
import { checkName } from '@/lib/domain/check-names';
import { isDecided } from '@/components/alerts/list/group';
import { useAlertCheck } from './alert-check';
import { EvidenceTable } from './evidence-table';
import { findingsOf, type ImageFinding } from './image-findings';

/** The finding of an alert on a document or a face, which is decided by looking at the images. */
export function IdentityPanel({ alert }: { alert: Alert }) {
  const check = useAlertCheck(alert);
  return (
    <Panel
      title={check ? checkName[check.type_code] : 'Finding'}
      aside={check && <CheckOutcome check={check} />}
      className="overflow-hidden"
    >
      <Findings findings={findingsOf(alert)} />
      {!check && <Skeleton className="m-4 h-60" />}
      {check && alert.case_token && <OfCase alert={alert} check={check} caseToken={alert.case_token} />}
      {check && !alert.case_token && <Shown alert={alert} check={check} documents={[]} />}
    </Panel>
  );
}

/** All findings that one decision covers, each with the given data if there is any. */
function Findings({ findings }: { findings: readonly ImageFinding[] }) {
  return (
    <ul aria-label="Found" className="border-b">
      {findings.map(({ summary, given, found }) => (
        <li key={summary} className="border-b last:border-b-0">
          <p className="px-4 py-3 text-lg font-medium text-pretty wrap-anywhere">{datesInWords(summary)}</p>
          {given !== null && <EvidenceTable evidence={{ given, found }} />}
        </li>
      ))}
    </ul>
  );
}

interface OfCaseProps {
  alert: Alert;
  check: Check;
  caseToken: string;
}

function OfCase({ alert, check, caseToken }: OfCaseProps) {
  const documents = useDocuments(caseToken);
  if (documents.isError)
    return (
      <ProblemNotice
        className="m-3"
        title="The images could not be loaded"
        problem={documents.error}
        onRetry={() => void documents.refetch()}
      />
    );
  if (!documents.data) return <Skeleton className="m-4 h-60" />;
  return (
    <>
      <Shown alert={alert} check={check} documents={documents.data} />
      <p className="border-t px-4 py-3 text-sm">
        <Link
          href={`/cases/${caseToken}/documents`}
          prefetch={false}
          className="font-medium underline underline-offset-2"
        >
          All documents of the case
        </Link>
      </p>
    </>
  );
}

type ShownProps = Omit<Parameters<typeof CheckEvidence>[0], 'imagesAre'> & { alert: Alert };

/** Shows the images at once to a user who can decide, and otherwise on request: each view is recorded. */
function Shown({ alert, ...of }: ShownProps) {
  const { role } = useViewer();
  const imagesAre = canAct(role) && !isDecided(alert) ? 'at once' : 'on request';
  const said = findingsOf(alert).map(({ summary }) => summary);
  return <CheckEvidence {...of} said={said} imagesAre={imagesAre} />;
}
