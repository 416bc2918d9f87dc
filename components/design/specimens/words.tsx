import { CircleCheck } from 'lucide-react';
import { LiveMark } from '@/components/live/live-mark';
import { LiveContext } from '@/components/live/live-provider';
import { Badge, TonedText } from '@/components/ui/badge';
import { ClockTime } from '@/components/ui/clock-time';
import { Kbd } from '@/components/ui/kbd';
import { LongName } from '@/components/ui/long-name';
import { RelativeTime } from '@/components/ui/relative-time';
import type { Tone } from '@/components/ui/tone';
import { Written } from '@/components/ui/written';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useNow } from '@/components/ui/use-now';
import { State, States } from './states';

const tones: readonly Tone[] = ['danger', 'warning', 'caution', 'info', 'good', 'accent', 'neutral'];

export const BadgeSpecimen = () => (
  <>
    <States>
      {tones.map((tone) => (
        <State key={tone} name={tone}>
          <Badge tone={tone} icon={CircleCheck}>
            With icon
          </Badge>
          <Badge tone={tone}>Words alone</Badge>
          <TonedText tone={tone} icon={CircleCheck} className="text-sm">
            Toned text
          </TonedText>
        </State>
      ))}
    </States>
  </>
);

export const KbdSpecimen = () => (
  <States>
    {['j', 'g a', '⌘ ↵', 'Escape'].map((keys) => (
      <Kbd key={keys} keys={keys} />
    ))}
  </States>
);

const minuteMs = 60_000;
const ages = [0, 12, 5 * 60, 3 * 24 * 60];

/** Rendered only in the browser, because the server's current time differs. */
export function TimeSpecimen() {
  const now = useNow().getTime();
  if (!useHydrated()) return null;
  return (
    <States>
      {ages.map((minutes) => {
        const timestamp = new Date(now - minutes * minuteMs).toISOString();
        return (
          <State key={minutes} name={`${minutes} minutes`}>
            <p className="flex gap-4 text-sm">
              <RelativeTime timestamp={timestamp} form="text" />
              <RelativeTime timestamp={timestamp} form="column" />
              <ClockTime at={timestamp} />
            </p>
          </State>
        );
      })}
    </States>
  );
}

export const LiveSpecimen = () => (
  <States>
    {(['connecting', 'live', 'lost', 'unreachable', 'offline'] as const).map((state) => (
      <State key={state} name={state}>
        <LiveContext value={state}>
          <LiveMark className="h-4" />
        </LiveContext>
      </State>
    ))}
  </States>
);

const names = {
  short: 'Anton Weskarov',
  long: 'Общество с ограниченной ответственностью «Северная судоходная компания по перевозке грузов и пассажиров имени Антона Вескарова», Архангельск',
};

export const LongNameSpecimen = () => (
  <States>
    {Object.entries(names).map(([length, name]) => (
      <State key={length} name={length}>
        <h3 className="w-80 max-w-full text-xl font-semibold wrap-anywhere">
          <LongName name={name} />
        </h3>
      </State>
    ))}
  </States>
);

export const WrittenSpecimen = () => (
  <States>
    <State name="Right to left">
      <Written>محمد علي</Written>
    </State>
    <State name="With a hidden character">
      <Written>{'Approved \u202Edeinad'}</Written>
    </State>
  </States>
);
