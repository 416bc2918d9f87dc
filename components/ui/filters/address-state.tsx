'use client';

import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { type ReactNode, Suspense } from 'react';

/** Around a screen that keeps filters, or what is open, in its address. */
export const AddressState = ({ children }: { children: ReactNode }) => (
  <Suspense>
    <NuqsAdapter>{children}</NuqsAdapter>
  </Suspense>
);
