import { CircleAlert, Info } from 'lucide-react';
import type { Metadata } from 'next';
import { ContinueWith } from '@/components/access/continue-with';
import { identityRefusal } from '@/components/access/identity-refusals';
import { SignInForm } from '@/components/access/sign-in-form';
import { Brand, BrandMark } from '@/components/ui/brand';
import { env } from '@/lib/platform/settings/env';
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

function Refused({ children }: { children: string }) {
  return (
    <p
      role="alert"
      className="tone-warning mb-6 flex gap-2 rounded-md border border-tone/40 bg-tone-soft p-3 text-sm text-ink"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-tone" />
      {children}
    </p>
  );
}

/** The page depends on the deployment's settings, which are not known at build time. */
export const dynamic = 'force-dynamic';

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const { return_to, ended, error } = await searchParams;
  const { PROBITY_OIDC_ISSUER, PROBITY_OIDC_NAME: provider } = env;
  const hasProvider = PROBITY_OIDC_ISSUER !== undefined;
  const refusal = hasProvider ? identityRefusal(error, provider) : null;
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
          {refusal && <Refused>{refusal}</Refused>}
          <SignInForm returnTo={returnAddress(return_to)} />
          {hasProvider && <ContinueWith name={provider} returnTo={returnAddress(return_to)} />}
        </div>
      </div>
    </main>
  );
}
