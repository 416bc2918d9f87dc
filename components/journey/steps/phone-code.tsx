import { Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { QrCode } from '@/components/ui/qr-code';
import { Notice, WideButton } from '../frame/blocks';
import type { JourneyState } from '../use-journey';
import { useWords } from '../words/use-words';

/** How often the page checks whether the phone has continued. */
const pollMs = 4_000;

/** Focuses what replaces the pressed button. */
const focus = (element: HTMLElement | null) => element?.focus();

/**
 * Offers to continue on a phone. The link is only created on request, because whoever has it can act for the person.
 */
export function PhoneCode({ state }: { state: JourneyState }) {
  const { phone, errors, frame } = useWords();
  const { api, reload } = state;
  const [isShown, setShown] = useState(false);
  const [wasHidden, setHidden] = useState(false);
  const [address, setAddress] = useState<string>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!isShown) return;
    const timer = window.setInterval(() => document.visibilityState === 'visible' && void reload(), pollMs);
    return () => window.clearInterval(timer);
  }, [isShown, reload]);

  function show() {
    setShown(true);
    setFailed(false);
    api.handOff().then(
      (handoff) => setAddress(handoff.address),
      () => setFailed(true),
    );
  }

  if (!isShown)
    return (
      <WideButton ref={wasHidden ? focus : undefined} onClick={show}>
        <Smartphone aria-hidden />
        {phone.show}
      </WideButton>
    );
  return (
    <section aria-label={phone.title} className="flex flex-col gap-4 rounded-md border p-4">
      <h2 ref={focus} tabIndex={-1} className="text-lg font-semibold outline-none">
        {phone.title}
      </h2>
      <p role="status" className="text-base">
        {phone.intro} {phone.private}
      </p>
      {address && <QrCode address={address} label={phone.code} />}
      {hasFailed && (
        <Notice tone="warning" role="alert">
          {errors.network}
        </Notice>
      )}
      {hasFailed && <WideButton onClick={show}>{frame.retry}</WideButton>}
      <WideButton
        onClick={() => {
          setShown(false);
          setHidden(true);
        }}
      >
        {phone.hide}
      </WideButton>
    </section>
  );
}
