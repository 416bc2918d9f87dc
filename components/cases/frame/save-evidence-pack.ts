import { api } from '@/lib/api/client';
import type { Case } from '@/lib/domain/cases/schema';
import type { ReportFormat } from '@/lib/domain/reports/schema';
import { toast } from '@/components/ui/toast';

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

async function request({ token, name }: Case, format: ReportFormat): Promise<void> {
  const { data } = await api.GET('/v1/cases/{case_token}/report', {
    params: { path: { case_token: token }, query: { format } },
    parseAs: 'blob',
  });
  // With `parseAs`, the data is a Blob.
  save(data as unknown as Blob, `${name}.${format}`);
}

let isUnderWay = false;

/** Generates the evidence pack of a case and saves it, one at a time. The case's audit log records each one. */
export async function saveEvidencePack(of: Case, format: ReportFormat): Promise<void> {
  if (isUnderWay) return;
  isUnderWay = true;
  toast.info('The evidence pack is being made');
  try {
    await request(of, format);
  } finally {
    isUnderWay = false;
  }
}
