import { datesInWords } from '@/lib/domain/readable';
import { Written } from '@/components/ui/written';
import type { Mismatch } from '@/lib/domain/checks/schema';

interface EvidenceTableProps {
  evidence: Mismatch;
  /** Puts a value into words. */
  format?: (value: string) => string;
}

const cell = 'w-1/2 px-4 py-2.5 text-left align-top break-words';

export function EvidenceTable({ evidence: { given, found }, format = datesInWords }: EvidenceTableProps) {
  const valueOf = (text: string | null, none: string) =>
    text === null ? <span className="text-faint">{none}</span> : <Written>{format(text)}</Written>;
  return (
    <table aria-label="Given and found" className="w-full table-fixed border-t text-base">
      <thead>
        <tr className="border-b bg-sunken text-xs text-muted">
          <th scope="col" className={`${cell} font-medium`}>
            Given
          </th>
          <th scope="col" className={`${cell} font-medium`}>
            Found
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td className={cell}>{valueOf(given, 'Not given')}</td>
          <td className={cell}>{valueOf(found, 'Nothing')}</td>
        </tr>
      </tbody>
    </table>
  );
}
