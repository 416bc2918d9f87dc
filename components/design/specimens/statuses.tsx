import { statusLook } from '@/components/alerts/appearance';
import { caseStatusLook } from '@/components/cases/appearance';
import { verificationLook } from '@/components/cases/parties/verification-look';
import { deliveryLook } from '@/components/webhooks/appearance';
import type { WordLook } from '@/components/ui/look';
import { StatusBadge } from '@/components/ui/status-badge';
import { State, States } from './states';

const looks: Record<string, Record<string, WordLook>> = {
  Alert: statusLook,
  Case: caseStatusLook,
  'Person or company': verificationLook,
  Delivery: deliveryLook,
};

export const StatusSpecimen = () => (
  <States>
    {Object.entries(looks).map(([name, ofStatus]) => (
      <State key={name} name={name}>
        {Object.values(ofStatus).map((look) => (
          <StatusBadge key={look.word} look={look} />
        ))}
      </State>
    ))}
  </States>
);
