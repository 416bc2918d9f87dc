'use client';

import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button';
import { CodeBlock } from './code-block';
import { Dialog } from './dialog';

export interface ShownSecret {
  title: string;
  /** What the secret is for, and what happens to the previous one. */
  text: string;
  parts: readonly { label: string; value: string }[];
}

interface SecretDialogProps {
  secret: ShownSecret;
  onClose: () => void;
}

/**
 * A secret that the API shows once. It is kept only in this dialog, so that only its button closes it: Escape, the
 * cross and a click outside show a warning.
 */
export function SecretDialog({ secret: { title, text, parts }, onClose }: SecretDialogProps) {
  const [isWarned, setWarned] = useState(false);
  return (
    <Dialog open onClose={() => setWarned(true)} title={title} description={text}>
      <div className="flex flex-col gap-3 overflow-y-auto px-5 py-4">
        {parts.map(({ label, value }) => (
          <CodeBlock key={label} label={label} code={value} />
        ))}
        <p className="text-sm text-muted">
          Copy it now. It cannot be shown again, not even to an administrator.
        </p>
      </div>
      <footer className="flex flex-wrap items-center justify-end gap-3 border-t px-5 py-3">
        {isWarned && (
          <p role="alert" className="tone-warning mr-auto flex items-start gap-2 text-sm text-tone">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            Save it before you close this: it cannot be shown again.
          </p>
        )}
        <Button look="primary" onClick={onClose}>
          I have saved it
        </Button>
      </footer>
    </Dialog>
  );
}
