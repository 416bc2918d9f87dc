import { counted } from '@/components/ui/format';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { Written } from '@/components/ui/written';
import type { CustomerFile } from './import-file';

/** The columns and the first lines of the file. */
export function ImportPreview({ file: { header, preview, lines } }: { file: CustomerFile }) {
  const further = lines - preview.length;
  return (
    <div className="overflow-hidden rounded-md border">
      <ScrollRegion label="First lines of the file" className="overflow-x-auto">
        <table className="w-full text-sm">
          <thead>
            <tr className="text-left text-xs text-muted">
              {header.map((column, place) => (
                <th key={place} scope="col" className="px-3 py-1.5 font-mono font-medium whitespace-nowrap">
                  {column || '–'}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.map((cells, row) => (
              <tr key={row}>
                {header.map((_, place) => (
                  <td key={place} className="max-w-64 border-t px-3 py-1.5 whitespace-nowrap">
                    {cells[place] ? (
                      <Written className="block truncate text-left">{cells[place] ?? ''}</Written>
                    ) : (
                      <span className="text-faint">–</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {further > 0 && (
        <p className="border-t px-3 py-2 text-xs text-muted">
          And {counted(further, 'more line', 'more lines')}.
        </p>
      )}
    </div>
  );
}
