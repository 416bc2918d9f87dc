import { useEffect, useRef, useState } from 'react';
import type { DocumentType } from '@/lib/domain/words';
import type { Capture, DocumentSide } from '@/lib/domain/journeys/schema';
import { DocumentCamera } from '../capture/document-camera';
import { PhotoPreview } from '../capture/photo-preview';
import { PhotoSources } from '../capture/photo-sources';
import { type CameraFailure, cameraWords, hasCameras } from '../capture/use-camera';
import { ProblemList } from '../capture/problem-list';
import { Actions, Notice, StepHeading, WideButton } from '../frame/blocks';
import type { ScreenProps } from '../screen';
import { SendingProgress } from '../sending/sending-progress';
import { useSending } from '../sending/use-sending';
import { useWords } from '../words/use-words';
import { PhoneCode } from './phone-code';
import { captureOf, nextSide, sidesOf, titleOfSide } from './sides';

/** The width divided by the height: ICAO 9303 TD3 for the page of a passport, TD1 for cards. */
const ratioOf = (type: DocumentType) => (type === 'passport' ? 125 / 88 : 85.6 / 53.98);

interface SideProps extends ScreenProps {
  side: DocumentSide;
  type: DocumentType;
}

function CaptureSide({ journey, state, goTo, side, type, revisit }: SideProps) {
  const words = useWords();
  const known = captureOf(journey, side);
  const [judged, setJudged] = useState<Capture | null>(known);
  const { progress, send, resume } = useSending(state);
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<CameraFailure | null>(() => (hasCameras() ? null : 'missing'));
  const [note, setNote] = useState<'resumed' | 'lost' | null>(() =>
    known?.status === 'receiving' ? 'resumed' : null,
  );
  const title = titleOfSide(words, type, side);

  const found = useRef(known);
  useEffect(() => {
    // Continues what a reload interrupted.
    const before = found.current;
    found.current = null;
    if (before?.status !== 'receiving' && before?.status !== 'checking') return;
    void resume(before).then((done) => {
      setNote(done === null ? 'lost' : null);
      setJudged(done?.at(-1) ?? null);
    });
  }, [resume]);

  async function use(image: Blob) {
    setNote(null);
    const [capture = null] = (await send([{ image, purpose: side }])) ?? [];
    // If sending failed, the photo stays and can be sent again.
    if (!capture) return;
    setPhoto(null);
    setJudged(capture);
    if (capture.status === 'accepted' && revisit) goTo(null);
  }

  const mode = progress ? 'sending' : photo ? 'photo' : isOpen ? 'camera' : 'sources';
  const isRefused = judged?.status === 'refused' && mode === 'sources';
  return (
    <>
      {/* The key remounts the heading, which gets the focus when the focused button is replaced. */}
      <StepHeading key={mode}>{title}</StepHeading>
      <div className="mt-4 flex flex-col gap-4">
        {isRefused && <ProblemList title={words.sending.refused} problems={judged.problems} />}
        {note && (
          <Notice tone={note === 'lost' ? 'warning' : 'info'} role="status">
            {words.sending[note]}
          </Notice>
        )}
        {failure && mode === 'sources' && (
          <Notice tone="warning" role="alert">
            {cameraWords(failure, words)}
          </Notice>
        )}
        {mode === 'sources' && <p className="text-lg">{words.capture.tips}</p>}
      </div>
      {progress ? (
        <SendingProgress {...progress} />
      ) : photo ? (
        <PhotoPreview photo={photo} onUse={() => void use(photo)} onAgain={() => setPhoto(null)} />
      ) : isOpen ? (
        <div className="mt-6">
          <DocumentCamera
            ratio={ratioOf(type)}
            onPhoto={(taken) => {
              setPhoto(taken);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
            onFailure={(found) => {
              setFailure(found);
              setOpen(false);
            }}
          />
        </div>
      ) : (
        <>
          <PhotoSources hasCamera={failure !== 'missing'} onCamera={() => setOpen(true)} onFile={setPhoto} />
          <Actions>
            <PhoneCode state={state} />
            <WideButton look="quiet" onClick={() => goTo(revisit ? null : { step: 'document' })}>
              {revisit ? words.frame.back : words.capture.change}
            </WideButton>
          </Actions>
        </>
      )}
    </>
  );
}

export function CaptureStep(props: ScreenProps) {
  const { journey, revisit } = props;
  const wanted = sidesOf(journey).find((side) => side === revisit?.side);
  const side = wanted ?? nextSide(journey) ?? 'front';
  const type = journey.document?.document_type ?? 'passport';
  return <CaptureSide key={side} {...props} side={side} type={type} />;
}
