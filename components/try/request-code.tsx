'use client';

import { useState } from 'react';
import { useViewer } from '@/components/shell/viewer';
import { CodeBlock } from '@/components/ui/code-block';
import { Panel } from '@/components/ui/panel';
import { useHydrated } from '@/components/ui/use-hydrated';
import { curlOf, type TryRequest, typescriptOf } from './request';

const languages = [
  { key: 'curl', name: 'curl', write: curlOf },
  { key: 'typescript', name: 'TypeScript', write: typescriptOf },
] as const;

/** The code that sends the same request from another system, with an API key. */
export function RequestCode({ request }: { request: TryRequest }) {
  const { project_hash: projectHash } = useViewer();
  const [chosen, setChosen] = useState<(typeof languages)[number]>(languages[0]);
  // The address is only known in the browser.
  const origin = useHydrated() ? window.location.origin : '';
  return (
    <Panel
      title="In your own system"
      aside={
        <div role="group" aria-label="Language" className="flex gap-1">
          {languages.map((language) => (
            <button
              key={language.key}
              type="button"
              aria-pressed={language === chosen}
              onClick={() => setChosen(language)}
              className="h-7 rounded-md px-2 text-sm text-muted hover:bg-hover aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent pointer-coarse:h-10"
            >
              {language.name}
            </button>
          ))}
        </div>
      }
    >
      <div className="p-4">
        <CodeBlock label={chosen.name} code={chosen.write(request, { origin, projectHash })} />
        <p className="mt-2 text-xs text-muted">
          Set <code className="font-mono">PROBITY_API_KEY</code> to the key of this project. It must stay on
          your server.
        </p>
      </div>
    </Panel>
  );
}
