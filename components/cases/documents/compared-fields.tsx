import { Check, CircleAlert, CircleX, type LucideIcon, Minus } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { countryName, formatDate } from '@/components/ui/format';
import type { Tone } from '@/components/ui/tone';
import { type ComparedField, inWords } from './evidence';

const looks: Record<ComparedField['agreement'], { word: string; tone: Tone; icon: LucideIcon }> = {
  agree: { word: 'Agree', tone: 'good', icon: Check },
  near: { word: 'Near', tone: 'caution', icon: CircleAlert },
  conflict: { word: 'Conflict', tone: 'danger', icon: CircleX },
  missing: { word: 'Missing', tone: 'neutral', icon: Minus },
};

const shown = (field: string, value: string | null): string => {
  if (value === null) return '–';
  return field === 'nationality' ? countryName(value) : formatDate(value);
};

/** What was given beside what the document says. */
export function ComparedFields({ fields }: { fields: readonly ComparedField[] }) {
  if (fields.length === 0) return null;
  return (
    <div className="overflow-x-auto border-t">
      <table className="w-full text-sm">
        <caption className="sr-only">Data given beside the document</caption>
        <thead>
          <tr className="h-9 border-b text-xs text-muted [&>th]:px-2 [&>th]:text-left [&>th]:font-medium">
            <th scope="col" className="first:pl-4">
              Field
            </th>
            <th scope="col">Given</th>
            <th scope="col">On the document</th>
            <th scope="col">Comparison</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, given, found, agreement }) => {
            const { word, tone, icon } = looks[agreement];
            return (
              <tr key={field} className="border-b last:border-b-0 [&>td]:px-2 [&>td]:py-2">
                <th scope="row" className="pl-4 text-left font-normal text-muted">
                  {inWords(field)}
                </th>
                <td dir="auto" className="wrap-anywhere">
                  {shown(field, given)}
                </td>
                <td dir="auto" className="wrap-anywhere">
                  {shown(field, found)}
                </td>
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
    </div>
  );
}
