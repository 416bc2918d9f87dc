'use client';

import { Button } from './button';
import { CodeBlock } from './code-block';
import { Dialog } from './dialog';

export interface ShownSecret {
  title: string;
  /** What it is for, and what happens to the one before. */
  text: string;
  parts: readonly { label: string; value: string }[];
}

interface SecretDialogProps {
  secret: ShownSecret;
  onClose: () => void;
}

/** A secret that the API shows once. It is kept nowhere but in the dialog. */
export function SecretDialog({ secret: { title, text, parts }, onClose }: SecretDialogProps) {
  return (
    <Dialog open onClose={onClose} title={title} description={text}>
      <div className="flex flex-col gap-3 overflow-y-auto px-5 py-4">
        {parts.map(({ label, value }) => (
          <CodeBlock key={label} label={label} code={value} />
        ))}
        <p className="text-sm text-muted">
          Copy it now. It cannot be shown again, not even to an administrator.
        </p>
      </div>
      <footer className="flex justify-end border-t px-5 py-3">
        <Button look="primary" onClick={onClose}>
          I have copied it
        </Button>
      </footer>
    </Dialog>
  );
}
