import { Download } from 'lucide-react';
import type { SampleImageName } from '@/lib/domain/documents/schema';
import { buttonStyle } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';

interface Sample {
  name: SampleImageName;
  title: string;
  effect: string;
}

const passports: readonly Sample[] = [
  { name: 'passport', title: 'Passport', effect: 'The document passes' },
  { name: 'passport-expired', title: 'Expired passport', effect: 'The document expired in 2024' },
  { name: 'passport-of-another', title: 'Passport of someone else', effect: 'Name and birth date conflict' },
  {
    name: 'passport-tampered',
    title: 'Changed passport',
    effect: 'Signs of tampering: print and zone differ, and a program edited it',
  },
];

const selfies: readonly Pick<Sample, 'name' | 'title'>[] = [
  { name: 'selfie-look-ahead', title: 'Look ahead' },
  { name: 'selfie-turn-left', title: 'Turn left' },
  { name: 'selfie-turn-right', title: 'Turn right' },
  { name: 'selfie-smile', title: 'Smile' },
  { name: 'selfie-come-closer', title: 'Come closer' },
];

const addressOf = (name: SampleImageName, marker: string | null) =>
  `/v1/sample-images/${name}${marker === 'DOCS' ? '?marker=DOCS' : ''}`;

/**
 * Images for trying the journey: drawings of an invented person, whose passports have the name in the offered request.
 */
export function SampleImages({ marker }: { marker: string | null }) {
  const owner = marker === 'DOCS' ? 'Priya DOCS' : 'Priya Raman';
  return (
    <Panel title="Sample images" note={`drawn, of ${owner}`}>
      <ul className="divide-y">
        {passports.map(({ name, title, effect }) => (
          <li key={name} className="flex items-center justify-between gap-3 px-4 py-2 text-sm">
            <span className="min-w-0">
              <span className="block font-medium">{title}</span>
              <span className="block text-xs text-muted">{effect}</span>
            </span>
            <a
              href={addressOf(name, marker)}
              download={`${name}.jpg`}
              aria-label={`Download ${title}`}
              className={buttonStyle({ look: 'quiet', size: 'icon' })}
            >
              <Download aria-hidden />
            </a>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-2 border-t px-4 py-3 text-sm">
        <p className="font-medium" id="sample-selfies">
          Selfies with the face on them
        </p>
        <ul aria-labelledby="sample-selfies" className="flex flex-wrap gap-2">
          {selfies.map(({ name, title }) => (
            <li key={name}>
              <a
                href={addressOf(name, marker)}
                download={`${name}.jpg`}
                className={buttonStyle({ size: 'small' })}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
        <p className="text-xs text-muted">
          The journey page accepts passports as files, but takes selfies only by camera: show it your own
          face, or these pictures by a virtual camera. A person always decides about faces.
        </p>
      </div>
    </Panel>
  );
}
