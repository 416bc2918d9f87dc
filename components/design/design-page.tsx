'use client';

import { specimens } from './specimen-list';

const anchorOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

export function DesignPage() {
  return (
    <div className="mx-auto max-w-6xl p-4">
      <h1 className="text-xl font-semibold tracking-tight">Design</h1>
      <p className="mt-1 max-w-prose text-sm text-muted">
        Every block of the console in every state. A new block is one entry of the list of specimens.
      </p>
      <nav aria-label="Blocks" className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {specimens.map(({ name }) => (
          <a key={name} href={`#${anchorOf(name)}`} className="text-accent underline underline-offset-2">
            {name}
          </a>
        ))}
      </nav>
      <div className="mt-6 flex flex-col gap-4">
        {specimens.map(({ name, Show }) => (
          <section
            key={name}
            id={anchorOf(name)}
            aria-labelledby={`${anchorOf(name)}-title`}
            className="scroll-mt-20 rounded-lg border bg-surface"
          >
            <h2 id={`${anchorOf(name)}-title`} className="border-b px-4 py-2.5 text-sm font-semibold">
              {name}
            </h2>
            <div className="@container/specimen flex min-w-0 flex-col gap-4 p-4">
              <Show />
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
