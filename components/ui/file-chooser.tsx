'use client';

import { FileUp, type LucideIcon } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import { FieldError } from './field';
import { type FileLimits, refusalOf } from './file-refusal';
import { Written } from './written';

interface FileChooserProps extends FileLimits {
  /** The name of the file to choose, such as "CSV file". */
  label: string;
  /** The text of the button. */
  text?: string;
  icon?: LucideIcon;
  look?: 'primary' | 'secondary';
  /** The name of the last chosen file. */
  chosen?: string | undefined;
  /** What is wrong with it. Errors of type and size are shown here. */
  problem?: string | null | undefined;
  hint?: ReactNode;
  /** Shown before and after the button, such as a preview or further actions. */
  before?: ReactNode;
  after?: ReactNode;
  onChoose: (file: File) => void;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Chooses one file, with a button or by dropping it. */
export function FileChooser({
  label,
  text = 'Choose a file',
  icon: Icon = FileUp,
  look = 'secondary',
  chosen,
  problem,
  hint,
  before,
  after,
  onChoose,
  ...limits
}: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const said = refusal ?? problem;

  function take(files: FileList) {
    const found = refusalOf([...files], limits);
    setRefusal(found);
    const [file] = files;
    if (file && found === null) onChoose(file);
  }

  return (
    <div role="group" aria-label={label} className="flex flex-col gap-1.5">
      <div
        onDragOver={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault(); // otherwise the browser opens the dropped file
          setOver(true);
        }}
        onDragLeave={({ currentTarget, relatedTarget }) =>
          setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
        }
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
        className={classNames(
          'flex flex-wrap items-center gap-3 rounded-md border border-dashed border-line-strong/60 p-3 text-sm',
          said && 'border-warning',
          isOver && 'border-solid border-accent bg-accent-soft',
        )}
      >
        {before}
        <input
          ref={input}
          type="file"
          accept={limits.accept}
          className="hidden"
          onChange={({ target }) => {
            if (target.files?.length) take(target.files);
            target.value = ''; // allows choosing the same file again after fixing it
          }}
        />
        <Button
          look={look}
          aria-describedby={said || hint ? `${id}-said` : undefined}
          onClick={() => input.current?.click()}
        >
          <Icon aria-hidden />
          {text}
        </Button>
        {after}
        {chosen === undefined ? (
          <span className="text-muted pointer-coarse:hidden">or drop it here</span>
        ) : (
          <Written className="min-w-0 truncate font-medium">{chosen}</Written>
        )}
      </div>
      <div id={`${id}-said`} className="text-xs">
        {said ? <FieldError role="alert">{said}</FieldError> : hint && <p className="text-faint">{hint}</p>}
      </div>
    </div>
  );
}
