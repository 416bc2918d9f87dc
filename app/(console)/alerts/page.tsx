import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'Alerts' };

export default function AlertsPage() {
  return null;
}
