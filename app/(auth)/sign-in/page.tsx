import { Info } from 'lucide-react';
import type { Metadata } from 'next';
import { SignInForm } from '@/components/access/sign-in-form';
import { Brand, BrandMark } from '@/components/ui/brand';
import { returnAddress } from '../return-address';

export const metadata: Metadata = { title: 'Sign in' };

interface SignInPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

function SessionEnded() {
  return (
    <p
      role="status"
      className="tone-info mb-6 flex gap-2 rounded-md border border-tone/40 bg-tone-soft p-3 text-sm text-ink"
    >
      <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-tone" />
      Your session has ended. Sign in again.
    </p>
  );
}

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const { return_to, ended } = await searchParams;
  return (
    <main className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[minmax(22rem,2fr)_3fr] lg:grid-rows-1">
      <header className="relative flex flex-col justify-between overflow-hidden bg-rail px-6 py-5 text-rail-ink lg:p-10">
        <BrandMark className="absolute -right-24 -bottom-24 hidden size-120 text-rail-hover lg:block" />
        <Brand />
        <p className="relative hidden max-w-xs text-2xl leading-snug font-medium text-balance lg:block">
          Know who you are dealing with, and be able to show why.
        </p>
        <p className="relative hidden max-w-64 text-sm text-rail-muted lg:block">
          Screening, cases and decisions, with the reasons and a full audit trail.
        </p>
      </header>
      <div className="flex justify-center px-6 pt-10 pb-10 lg:pt-[26dvh]">
        <div className="w-full max-w-sm">
          <h1 className="mb-1 text-xl font-semibold tracking-tight">Sign in</h1>
          <p className="mb-8 text-muted">Access your project&rsquo;s console.</p>
          {ended === '1' && <SessionEnded />}
          <SignInForm returnTo={returnAddress(return_to)} />
        </div>
      </div>
    </main>
  );
}
