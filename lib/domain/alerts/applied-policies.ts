import { imageChecks } from '@/lib/domain/image-checks';
import type { PolicyKind } from '@/lib/domain/policies/schema';
import type { AlertCategory } from '@/lib/domain/words';
import type { Alert } from './schema';

type Raised = Pick<Alert, 'category' | 'check_type_code'>;

const ofEveryAlert = ['priority', 'alert_sla'] as const;

const foundBy: Record<AlertCategory, 'screening' | 'another check' | 'nothing'> = {
  'Sanctions Hit': 'screening',
  'PEP Match': 'screening',
  'Adverse Media': 'screening',
  'Watchlist Match': 'screening',
  'Name Mismatch': 'another check',
  'DOB Mismatch': 'another check',
  'API Failure': 'nothing',
};

function ofFinding({ category, check_type_code }: Raised): PolicyKind[] {
  const finder = foundBy[category];
  if (finder === 'screening') return ['screening'];
  const isOfImage = imageChecks.includes(check_type_code ?? '');
  return finder === 'another check' && isOfImage ? ['journey'] : [];
}

/** The policies that raising the alert applied. */
export const raisedUnder = (alert: Raised): PolicyKind[] => [...ofFinding(alert), ...ofEveryAlert];

/** The policies that resolving an alert applies. */
export const resolvedUnder: readonly PolicyKind[] = ['four_eyes'];
