import type { Mismatch } from '@/lib/domain/checks/schema';

interface EvidenceTableProps {
  evidence: Mismatch;
}

const cell = 'w-1/2 px-4 py-2.5 text-left align-top break-words';

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
          <td className={cell}>{given ?? <span className="text-faint">Not given</span>}</td>
          <td className={cell}>{found ?? <span className="text-faint">Nothing</span>}</td>
        </tr>
      </tbody>
    </table>
  );
}
