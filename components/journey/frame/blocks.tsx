import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';

/**
 * The heading and the page title of a step. It gets the focus when the step appears, so that a screen reader reads it.
 */
export function StepHeading({ children }: { children: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  useEffect(() => void (document.title = children), [children]);
  return (
    <h1
      ref={ref}
      tabIndex={-1}
      className="text-2xl font-semibold tracking-tight text-balance break-words hyphens-auto outline-none max-[22rem]:text-xl"
    >
      {children}
    </h1>
  );
}

/** As wide as the page, and large enough for a thumb. Its text may wrap. */
export function WideButton({ className, ...props }: ComponentProps<typeof Button>) {
  return (
    <Button
      className={classNames('h-auto min-h-12 w-full px-5 py-2.5 text-lg whitespace-normal', className)}
      {...props}
    />
  );
}

/** Makes `RadioCards` large enough for thumbs. */
export const largeCards = '[&>label]:min-h-12 [&>label]:p-3.5 [&>label_span]:text-base';

export const Actions = ({ children }: { children: ReactNode }) => (
  <div className="mt-8 flex flex-col gap-3">{children}</div>
);

const tones = {
  warning: { icon: CircleAlert, className: 'tone-warning' },
  info: { icon: Info, className: 'tone-info' },
  good: { icon: CircleCheck, className: 'tone-good' },
};

interface NoticeProps {
  tone: keyof typeof tones;
  /** `alert` is announced at once, `status` at the next pause; without a role it is read in its place. */
  role?: 'alert' | 'status';
  children: ReactNode;
}

export function Notice({ tone, role, children }: NoticeProps) {
  const { icon: Icon, className } = tones[tone];
  return (
    <div
      role={role}
      className={classNames(
        'flex gap-2.5 rounded-md border border-tone/40 bg-tone-soft p-3.5 text-base text-ink',
        className,
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-tone" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
