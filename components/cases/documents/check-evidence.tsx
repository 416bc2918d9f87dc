import { CircleCheck, CircleMinus, CircleX, History, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Check } from '@/lib/domain/checks/schema';
import type { Document } from '@/lib/domain/documents/schema';
import { visibleText } from '@/lib/domain/wording';
import { readable } from '@/lib/domain/readable';
import { TonedText } from '@/components/ui/badge';
import { type Fact, Facts } from '@/components/ui/facts';
import { counted, formatDateTime } from '@/components/ui/format';
import type { Tone } from '@/components/ui/tone';
import { Written } from '@/components/ui/written';
import { answerFacts } from './answer-facts';
import { documentFacts } from './document-facts';
import { type CheckImages, imagesOf, replacementOf } from './documents-of';
import { evidenceOf, type Finding, type Mark } from './evidence';
import { challengeSteps, type ChallengeStep, faceFacts } from './face-facts';
import { ImagesAtOnce, ImageSet } from './image-set';
import { portraitIn } from './portrait';
import { readFields, zoneLines } from './read-fields';
import { ReadTable } from './read-table';

const factsOf: Partial<Record<Check['type_code'], (check: Check) => Fact[]>> = {
  IDV_DOCUMENT: documentFacts,
  IDV_BIOMETRIC: faceFacts,
};

/** The facts of other checks, such as of an address. */
const otherFacts = ({ result_data: { reasons: _said, notice: _noted, ...answer } }: Check): Fact[] =>
  answerFacts(answer);

interface CheckEvidenceProps {
  check: Check;
  /** All documents of the case. */
  documents: readonly Document[];
  /** Reasons that the page already shows. */
  said?: readonly string[];
  /** Shown instead of facts while there is no answer. */
  noAnswer?: string;
  /** Whether the main images are shown on request, or at once because the user decides by them. */
  imagesAre: 'on request' | 'at once';
}

/** The evidence of a document or face check: the images first, then what was read from them. */
export function CheckEvidence({ check, documents, said = [], noAnswer, imagesAre }: CheckEvidenceProps) {
  const { reasons, findings, marks, notice } = evidenceOf(check);
  const facts = (factsOf[check.type_code] ?? otherFacts)(check);
  const images = imagesOf(check, documents);
  const others = reasons.filter((reason) => !said.includes(reason));
  const Main = imagesAre === 'at once' ? ImagesAtOnce : ImageSet;
  return (
    <div className="@container/images [&>*:first-child]:border-t-0">
      {others.length > 0 && (
        <ul className="flex flex-col gap-1 border-t px-4 py-3 text-sm">
          {others.map((reason) => (
            <li key={reason}>
              <Written>{readable(reason)}</Written>
            </li>
          ))}
        </ul>
      )}
      <NewerPortrait check={check} documents={documents} />
      {images.main.length > 0 && (
        <Main
          documents={images.main}
          marks={marks}
          // It was found in the document that was compared, not in a newer one.
          face={replacementOf(check, documents) ? null : portraitIn(check)}
          what={whatOf(check, images)}
        />
      )}
      {facts.length > 0 && <Facts facts={facts} className="border-t" />}
      {facts.length === 0 && noAnswer && <p className="border-t px-4 py-3 text-sm text-muted">{noAnswer}</p>}
      <Challenge steps={challengeSteps(check)} />
      <Findings findings={findings} />
      <ReadTable fields={readFields(check)} />
      <Zone lines={zoneLines(check)} />
      {notice && <p className="border-t px-4 py-3 text-sm text-muted">{notice}</p>}
      <Further images={images} marks={marks} />
    </div>
  );
}

const whatOf = ({ type_code }: Check, { main }: CheckImages): string | undefined =>
  type_code === 'IDV_BIOMETRIC' && main.length === 2 ? 'selfie and portrait' : undefined;

function NewerPortrait({ check, documents }: Pick<CheckEvidenceProps, 'check' | 'documents'>) {
  const newer = check.type_code === 'IDV_BIOMETRIC' && replacementOf(check, documents);
  if (!newer) return null;
  const on = newer.sent_at ? ` on ${formatDateTime(newer.sent_at)}` : '';
  return (
    <p className="flex gap-2 border-t bg-sunken px-4 py-3 text-sm">
      <History aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
      {`The person sent a newer document${on}. Its portrait is shown next to the selfie; the similarity below is that of the replaced document.`}
    </p>
  );
}

const stepLook: Record<ChallengeStep['followed'], { icon: LucideIcon; tone: Tone }> = {
  Followed: { icon: CircleCheck, tone: 'good' },
  'Not followed': { icon: CircleX, tone: 'warning' },
  'Not judged': { icon: CircleMinus, tone: 'neutral' },
};

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="border-t px-4 py-3 text-sm">
    <h3 className="mb-1.5 font-semibold">{title}</h3>
    {children}
  </section>
);

function Challenge({ steps }: { steps: readonly ChallengeStep[] }) {
  if (steps.length === 0) return null;
  return (
    <Section title="What the person was asked to do">
      <ol className="flex flex-col gap-1.5">
        {steps.map(({ action, followed, note }, place) => (
          <li key={place} className="flex flex-wrap justify-between gap-x-4">
            <span>{action}</span>
            <span className="flex gap-2">
              {note && <span className="text-muted">{note}</span>}
              <TonedText {...stepLook[followed]}>{followed}</TonedText>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <Section title="Possible signs of tampering (not proof)">
      <ul className="flex flex-col gap-1.5">
        {findings.map(({ label, details }, place) => (
          <li key={place}>
            <Written>{label}</Written>
            {details && <Written className="block text-xs text-muted">{details}</Written>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Zone({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Section title="Machine-readable zone, as read">
      <p dir="ltr" className="overflow-x-auto font-mono text-xs whitespace-pre">
        {visibleText(lines.join('\n'))}
      </p>
    </Section>
  );
}

const theOrCounted = (count: number, one: string, many: string) =>
  count === 1 ? `the ${one}` : counted(count, one, many);

function Further({
  images: { challenge, replaced },
  marks,
}: {
  images: CheckImages;
  marks: readonly Mark[];
}) {
  return (
    <>
      {challenge.length > 0 && (
        <ImageSet
          documents={challenge}
          what={`${theOrCounted(challenge.length, 'picture', 'pictures')} of the challenge`}
        />
      )}
      {replaced.length > 0 && (
        <ImageSet
          documents={replaced}
          marks={marks}
          what={theOrCounted(replaced.length, 'replaced portrait', 'replaced portraits')}
          note="replaced"
        />
      )}
    </>
  );
}
