'use client';

import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { visibleText } from '@/lib/domain/wording';
import { Button } from './button';
import { ScrollRegion } from './scroll-region';

const copiedMs = 2_000;

/** The state of the last copy, and a function that copies. */
function useCopy(text: string) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), copiedMs);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return { state, copy };
}

const words = { idle: '', copied: 'Copied', failed: 'Could not be copied: select it instead' };

interface CopyButtonProps {
  text: string;
  /** What is copied, as in "Copy the command". */
  label: string;
}

/** Copies a text and reports the result. */
function CopyButton({ text, label }: CopyButtonProps) {
  const { state, copy } = useCopy(text);
  return (
    <>
      <span role="status" className="text-xs text-muted">
        {words[state]}
      </span>
      <Button look="quiet" size="small" aria-label={label} onClick={() => void copy()}>
        {state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
      </Button>
    </>
  );
}

interface CodeBlockProps {
  /** What the code is, such as "curl". */
  label: string;
  code: string;
}

/** Code or a payload in a monospaced font, with a copy button. It scrolls sideways, so that the page does not. */
export function CodeBlock({ label, code }: CodeBlockProps) {
  return (
    <figure className="min-w-0 overflow-hidden rounded-md border bg-sunken">
      <figcaption className="flex h-9 items-center gap-2 border-b pr-1 pl-3 text-xs text-muted">
        <span className="flex-1">{label}</span>
        <CopyButton text={code} label={`Copy ${label}`} />
      </figcaption>
      <ScrollRegion label={label} className="max-h-96 overflow-auto p-3 font-mono text-xs">
        <pre>
          <code>{visibleText(code)}</code>
        </pre>
      </ScrollRegion>
    </figure>
  );
}
