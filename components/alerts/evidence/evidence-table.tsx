import { datesInWords } from '@/components/ui/format';
import type { Mismatch } from '@/lib/domain/checks/schema';

interface EvidenceTableProps {
  evidence: Mismatch;
}

const cell = 'w-1/2 px-4 py-2.5 text-left align-top break-words';

const Value = ({ text, none }: { text: string | null; none: string }) =>
  text === null ? <span className="text-faint">{none}</span> : datesInWords(text);

export function EvidenceTable({ evidence: { given, found } }: EvidenceTableProps) {
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
          <td className={cell}>
            <Value text={given} none="Not given" />
          </td>
          <td className={cell}>
            <Value text={found} none="Nothing" />
          </td>
        </tr>
      </tbody>
    </table>
  );
}
