import { BriefcaseBusiness, SearchX } from 'lucide-react';
import { TryLink } from '@/components/try/try-link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { CaseListState } from './case-filters';

interface NoCasesProps extends Pick<CaseListState, 'status'> {
  isFiltered: boolean;
  onClear: () => void;
}

export function NoCases({ status, isFiltered, onClear }: NoCasesProps) {
  if (isFiltered)
    return (
      <EmptyState icon={SearchX} title="No cases match this search">
        <Button onClick={onClear}>Clear search and filters</Button>
      </EmptyState>
    );
  return (
    <EmptyState
      icon={BriefcaseBusiness}
      title={status ? `No cases are ${status.toLowerCase()}` : 'No cases yet'}
    >
      <p>A case opens when someone is verified or a screening finds a match.</p>
      {!status && <TryLink>Try a check</TryLink>}
    </EmptyState>
  );
}
