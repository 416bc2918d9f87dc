import type { Metadata } from 'next';
import { ImportsPage } from '@/components/entities/imports/imports-page';

export const metadata: Metadata = { title: 'Imports' };

export default function ImportsRoute() {
  return <ImportsPage />;
}
