import { Camera, Clock, ScanFace, Send, UserCheck } from 'lucide-react';
import { useState } from 'react';
import type { JourneyStep } from '@/lib/domain/journeys/schema';
import { visibleText } from '@/lib/domain/wording';
import { Actions, StepHeading, WideButton } from '../frame/blocks';
import { projectNameOf, type ScreenProps } from '../screen';
import { fill } from '../words/fill';
import { daysIn, momentIn } from '../words/in-language';
import { useSpoken } from '../words/use-words';

const explained = [
  ['details', UserCheck],
  ['document', Camera],
  ['selfie', ScanFace],
  ['review', Send],
] as const satisfies readonly (readonly [JourneyStep, typeof Camera])[];

function Decline({
  state,
  journey,
  onBack,
}: Pick<ScreenProps, 'state' | 'journey'> & { onBack: () => void }) {
  const { code, words } = useSpoken();
  const { consent, ending } = words;
  const project = projectNameOf(journey) ?? ending.someone;
  const decline = () => state.api.giveConsent({ accepted: false, language: code });
  return (
    <>
      <StepHeading>{consent.declineTitle}</StepHeading>
      <p className="mt-4 text-lg">{fill(consent.declineText, { project })}</p>
      <Actions>
        <WideButton
          look="destructive"
          aria-disabled={state.isPending}
          onClick={() => void state.act(decline)}
        >
          {consent.declineConfirm}
        </WideButton>
        <WideButton onClick={onBack}>{consent.declineBack}</WideButton>
      </Actions>
    </>
  );
}

export function ConsentStep({ journey, state }: ScreenProps) {
  const { code, words } = useSpoken();
  const { consent, ending, frame } = words;
  const [isDeclining, setDeclining] = useState(false);
  if (isDeclining) return <Decline journey={journey} state={state} onBack={() => setDeclining(false)} />;

  const project = projectNameOf(journey) ?? ending.someone;
  const isRequest = journey.kind === 'document_request';
  const time = journey.expires_at && momentIn(code, journey.expires_at);
  const title = isRequest ? consent.titleDocument : consent.titleVerification;
  const usesFace = journey.steps.includes('selfie');
  return (
    <>
      <StepHeading>{title}</StepHeading>
      <p className="mt-3 text-lg">
        {fill(isRequest ? consent.asksDocument : consent.asksVerification, { project })}
      </p>
      {journey.message && (
        <figure className="mt-5 border-s-4 border-accent ps-4">
          <figcaption className="text-base text-muted">{fill(consent.message, { project })}</figcaption>
          <blockquote dir="auto" className="mt-1 text-lg break-words whitespace-pre-line">
            {visibleText(journey.message)}
          </blockquote>
        </figure>
      )}
      <h2 className="mt-8 text-lg font-semibold">{consent.whatHappens}</h2>
      <ol className="mt-3 flex flex-col gap-3 text-lg">
        {explained
          .filter(([step]) => journey.steps.includes(step))
          .map(([step, Icon]) => (
            <li key={step} className="flex gap-3">
              <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
              {fill(consent[step], { project })}
            </li>
          ))}
      </ol>
      {time && (
        <p className="mt-4 flex gap-3 text-base text-muted">
          <Clock aria-hidden className="mt-0.5 size-5 shrink-0" />
          {fill(consent.time, { time })}
        </p>
      )}
      <h2 className="mt-8 text-lg font-semibold">{consent.privacy}</h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 ps-5 text-base">
        <li>{consent.purpose}</li>
        <li>{fill(consent.decision, { project })}</li>
        {journey.retention_days !== null && (
          <li>{fill(consent.retention, { days: daysIn(code, journey.retention_days) })}</li>
        )}
      </ul>
      <p className="mt-6 text-base font-medium">{usesFace ? consent.agreement : consent.agreementDocument}</p>
      <Actions>
        <WideButton
          look="primary"
          aria-disabled={state.isPending}
          onClick={() => void state.act(() => state.api.giveConsent({ accepted: true, language: code }))}
        >
          {state.isPending ? frame.working : consent.agree}
        </WideButton>
        <WideButton look="quiet" onClick={() => setDeclining(true)}>
          {consent.decline}
        </WideButton>
      </Actions>
    </>
  );
}
