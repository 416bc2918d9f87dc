import { LoaderCircle } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import type { Journey, JourneyStep } from '@/lib/domain/journeys/schema';
import { useBrand } from './branding/use-brand';
import { Actions, Notice, StepHeading, WideButton } from './frame/blocks';
import { PageFrame } from './frame/page-frame';
import { Progress } from './frame/progress';
import { projectNameOf, type Revisit, type ScreenProps } from './screen';
import { fetchedScreen } from './steps/fetched-screen';
import { ConsentStep } from './steps/consent-step';
import { DetailsStep } from './steps/details-step';
import { DocumentStep } from './steps/document-step';
import { Ending } from './steps/ending';
import { ReviewStep } from './steps/review-step';
import { type JourneyState, useJourney } from './use-journey';
import { SpokenContext, useLanguage, useWords } from './words/use-words';

/** The camera and the code that judges its frames are loaded when needed. */
const CaptureStep = fetchedScreen(async () => (await import('./steps/capture-step')).CaptureStep);
const SelfieStep = fetchedScreen(async () => (await import('./steps/selfie-step')).SelfieStep);

const screens: Record<Exclude<JourneyStep, 'done'>, ComponentType<ScreenProps>> = {
  consent: ConsentStep,
  details: DetailsStep,
  document: DocumentStep,
  capture: CaptureStep,
  selfie: SelfieStep,
  review: ReviewStep,
};

function Loading({ label }: { label: string }) {
  return (
    <div role="status" className="grid min-h-60 place-items-center text-muted">
      <LoaderCircle aria-hidden className="size-8 motion-safe:animate-spin" />
      <span className="sr-only">{label}</span>
    </div>
  );
}

interface OpenJourneyProps {
  journey: Journey;
  state: JourneyState;
}

function OpenJourney({ journey, state }: OpenJourneyProps) {
  const { errors } = useWords();
  const [revisit, goTo] = useState<Revisit | null>(null);
  const step = revisit?.step ?? journey.step;
  if (step === 'done') return <Ending journey={journey} />;
  const steps = journey.steps.filter((each) => each !== 'done');
  const Screen = screens[step];
  return (
    <>
      <Progress step={steps.indexOf(step) + 1} steps={steps.length} />
      <div aria-live="assertive" className="not-empty:mb-6">
        {state.failure && <Notice tone="warning">{errors[state.failure]}</Notice>}
      </div>
      <Screen key={step} journey={journey} state={state} revisit={revisit} goTo={goTo} />
    </>
  );
}

function Unread({ state }: { state: JourneyState }) {
  const { errors, frame } = useWords();
  if (!state.failure) return <Loading label={frame.loading} />;
  return (
    <>
      <StepHeading>{errors[state.failure]}</StepHeading>
      <Actions>
        <WideButton look="primary" onClick={() => void state.reload()}>
          {frame.retry}
        </WideButton>
      </Actions>
    </>
  );
}

/** In English, because the words of the person's language could not be loaded. */
function Wordless() {
  return (
    <main className="grid min-h-60 place-items-center p-6 text-center" lang="en" dir="ltr">
      <div>
        <p role="alert">This page could not be loaded. Check your connection.</p>
        <WideButton look="primary" onClick={() => location.reload()}>
          Try again
        </WideButton>
      </div>
    </main>
  );
}

export function JourneyPage({ projectHash }: { projectHash: string }) {
  const { spoken, hasFailed, choose } = useLanguage();
  const state = useJourney(projectHash);
  const { journey } = state;
  useBrand(journey?.branding?.colour ?? null);
  if (!spoken) return hasFailed ? <Wordless /> : <Loading label="…" />;
  const content = !journey ? (
    <Unread state={state} />
  ) : journey.status === 'open' ? (
    <OpenJourney journey={journey} state={state} />
  ) : (
    <Ending journey={journey} />
  );
  return (
    <SpokenContext value={spoken}>
      <PageFrame
        branding={journey?.branding ?? null}
        projectName={journey && projectNameOf(journey)}
        onLanguage={choose}
      >
        {content}
      </PageFrame>
    </SpokenContext>
  );
}
