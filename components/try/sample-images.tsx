import { Download } from 'lucide-react';
import type { SampleImageName } from '@/lib/domain/documents/schema';
import { buttonStyle } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';

interface Sample {
  name: SampleImageName;
  title: string;
  effect: string;
}

const samples: readonly Sample[] = [
  { name: 'passport', title: 'Passport', effect: 'The document passes' },
  { name: 'passport-expired', title: 'Expired passport', effect: 'The document expired in 2024' },
  { name: 'passport-of-another', title: 'Passport of somebody else', effect: 'Name and birth date conflict' },
  {
    name: 'passport-tampered',
    title: 'Changed passport',
    effect: 'Signs of tampering: print and zone differ, and a program edited it',
  },
  { name: 'selfie-look-ahead', title: 'Selfie: look ahead', effect: 'The face on the passport' },
  { name: 'selfie-turn-left', title: 'Selfie: turn left', effect: 'The same face' },
  { name: 'selfie-turn-right', title: 'Selfie: turn right', effect: 'The same face' },
  { name: 'selfie-smile', title: 'Selfie: smile', effect: 'The same face' },
  { name: 'selfie-come-closer', title: 'Selfie: come closer', effect: 'The same face' },
];

const addressOf = (name: SampleImageName, marker: string | null) =>
  `/v1/sample-images/${name}${marker === 'DOCS' ? '?marker=DOCS' : ''}`;

/** What the journey is tried with: drawn images of nobody, whose passports bear the name of the request as it is offered. */
export function SampleImages({ marker }: { marker: string | null }) {
  const name = marker === 'DOCS' ? 'Priya DOCS' : 'Priya Raman';
  return (
    <Panel title="Sample images" note={`drawn, of ${name}`}>
      <ul className="divide-y">
        {samples.map((sample) => (
          <li key={sample.name} className="flex items-center justify-between gap-3 px-4 py-2 text-sm">
            <span className="min-w-0">
              <span className="block font-medium">{sample.title}</span>
              <span className="block text-xs text-muted">{sample.effect}</span>
            </span>
            <a
              href={addressOf(sample.name, marker)}
              download={`${sample.name}.jpg`}
              aria-label={`Download ${sample.title}`}
              className={buttonStyle({ look: 'quiet', size: 'icon' })}
            >
              <Download aria-hidden />
            </a>
          </li>
        ))}
      </ul>
      <p className="border-t px-4 py-3 text-xs text-muted">
        The page of the journey takes passports as files. Selfies it takes by camera alone: show it your own
        face, or these by a virtual camera. Faces are always left to a reviewer.
      </p>
    </Panel>
  );
}
