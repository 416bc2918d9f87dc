'use client';

import { SearchX } from 'lucide-react';
import Link from 'next/link';
import { ProbityError } from '@/clients/typescript/src/problem';
import { buttonStyle } from './button';
import { EmptyState } from './empty-state';
import { ProblemNotice } from './problem-notice';

interface NotLoadedProps {
  /** The name of the resource, such as "webhook". */
  thing: string;
  problem: unknown;
  onRetry: () => void;
  back: { label: string; href: string };
}

/** Shown instead of a page whose resource does not exist or could not be loaded. */
export function NotLoaded({ thing, problem, onRetry, back }: NotLoadedProps) {
  if (problem instanceof ProbityError && (problem.status === 404 || problem.status === 400)) {
    return (
      <EmptyState icon={SearchX} title={`This ${thing} was not found`} titleAs="h1">
        <p>It may belong to another project or have been deleted, or the link may be wrong.</p>
        <Link href={back.href} className={buttonStyle()}>
          {back.label}
        </Link>
      </EmptyState>
    );
  }
  return (
    <ProblemNotice
      className="m-(--page-gutter) max-w-3xl"
      title={`The ${thing} could not be loaded`}
      problem={problem}
      onRetry={onRetry}
    />
  );
}
