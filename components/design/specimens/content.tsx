import { CircleCheck } from 'lucide-react';
import { ProbityError } from '@/clients/typescript/src/problem';
import { Button } from '@/components/ui/button';
import { CodeNotLoaded } from '@/components/ui/code-not-loaded';
import { EmptyState } from '@/components/ui/empty-state';
import { Facts } from '@/components/ui/facts';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';

export const FactsSpecimen = () => (
  <Panel title="In a panel" aside={<span className="text-sm text-muted">3</span>} className="max-w-sm">
    <Facts
      facts={[
        { label: 'Name', value: 'Harbour Vale Trading Ltd' },
        { label: 'Identifier', value: <span className="font-mono">HV-2211</span> },
        { label: 'Long', value: 'Wilhelmina Anastasia Theodora Konstantina of the Northern Harbour' },
      ]}
    />
  </Panel>
);

const conflict = new ProbityError(
  409,
  'INVALID_STATE',
  'The alert is resolved already.',
  'req_01kad8m3zq5v7x9b1c2d4e6f8g',
  [],
  null,
);

export const ProblemSpecimen = () => (
  <>
    <ProblemNotice title="The alerts could not be loaded" problem={conflict} onRetry={() => {}} />
    <ProblemNotice title="The alerts could not be loaded" problem={new TypeError('offline')} />
    <CodeNotLoaded onRetry={() => {}} />
  </>
);

export const EmptySpecimen = () => (
  <EmptyState icon={CircleCheck} title="No open alerts">
    <p>Alerts appear here when a check finds something that needs review.</p>
    <Button>Clear filters</Button>
  </EmptyState>
);

export const SkeletonSpecimen = () => (
  <div aria-busy className="flex flex-col gap-2">
    <Skeleton className="h-4 w-60" />
    <Skeleton className="h-4 w-40" />
    <Skeleton className="h-20 w-full" />
  </div>
);
