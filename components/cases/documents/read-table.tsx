import { Check, CircleAlert, CircleHelp, CircleX, type LucideIcon, Minus } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { ScrollRegion } from '@/components/ui/scroll-region';
import type { Tone } from '@/components/ui/tone';
import { Written } from '@/components/ui/written';
import type { Agreement, ReadFields } from './read-fields';

const looks: Record<Agreement, { word: string; tone: Tone; icon: LucideIcon }> = {
  agree: { word: 'Agree', tone: 'good', icon: Check },
  near: { word: 'Similar', tone: 'caution', icon: CircleAlert },
  conflict: { word: 'Conflict', tone: 'danger', icon: CircleX },
  not_found: { word: 'Not in print', tone: 'caution', icon: CircleAlert },
  not_read: { word: 'Print not read', tone: 'neutral', icon: CircleHelp },
  not_given: { word: 'Not given', tone: 'neutral', icon: Minus },
  missing: { word: 'Not compared', tone: 'neutral', icon: Minus },
};

const Value = ({ text }: { text: string | null }) => (
  <td dir="auto">{text === null ? <span className="text-faint">–</span> : <Written>{text}</Written>}</td>
);

/** The given data beside what each part of the document says. */
export function ReadTable({ fields: { source, hasPrinted, rows } }: { fields: ReadFields }) {
  if (rows.length === 0) return null;
  return (
    <ScrollRegion label="Data given beside the document" className="overflow-x-auto border-t">
      <table className="w-full min-w-110 text-sm">
        <caption className="sr-only">Data given beside the document</caption>
        <thead>
          <tr className="h-9 border-b text-xs text-muted [&>th]:px-2 [&>th]:text-left [&>th]:font-medium">
            <th scope="col" className="first:pl-4">
              Field
            </th>
            <th scope="col">Given</th>
            <th scope="col">{source}</th>
            {hasPrinted && <th scope="col">Printed</th>}
            <th scope="col">Comparison</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, given, read, printed, agreement }) => {
            const { word, tone, icon } = looks[agreement];
            return (
              <tr key={label} className="border-b last:border-b-0 [&>td]:px-2 [&>td]:py-2">
                <th scope="row" className="pl-4 text-left font-normal text-muted">
                  {label}
                </th>
                <Value text={given} />
                <Value text={read} />
                {hasPrinted && <Value text={printed} />}
                <td>
                  <Badge tone={tone} icon={icon}>
                    {word}
                  </Badge>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
