import type { Metadata } from 'next';
import { PeoplePage } from '@/components/settings/people/people-page';

export const metadata: Metadata = { title: 'People' };

export default function PeopleRoute() {
  return <PeoplePage />;
}
