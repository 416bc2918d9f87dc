import type { ReactNode } from 'react';

/** The states of a component side by side, each with its name. */
export const States = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-start gap-x-8 gap-y-5">{children}</div>
);

export const State = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex min-w-0 flex-col gap-1.5">
    <p className="text-xs text-muted">{name}</p>
    {children}
  </div>
);
