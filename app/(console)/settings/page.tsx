import type { Metadata } from 'next';
import { AccountPage } from '@/components/settings/account-page';

export const metadata: Metadata = { title: 'Your account' };

export default function AccountRoute() {
  return <AccountPage />;
}
