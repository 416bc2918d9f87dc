import type { Metadata } from 'next';
import { ReviewPage } from '@/components/review/review-page';
import { AddressState } from '@/components/ui/filters/address-state';

export const metadata: Metadata = { title: 'Review' };

export default function ReviewRoute() {
  return (
    <AddressState>
      <ReviewPage />
    </AddressState>
  );
}
