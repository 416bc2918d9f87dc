import { env } from '@/lib/platform/settings/env';
import { createReader, type Reader } from '@/lib/reading/reader';

let shared: Reader | undefined;

/** The reader of this process; null if reading is switched off. */
export function imageReader(): Reader | null {
  if (env.PROBITY_READING === 'off') return null;
  return (shared ??= createReader({ patience: env.PROBITY_READING_PATIENCE }));
}

/** Ends the processes that it started. */
export async function closeImageReader(): Promise<void> {
  await shared?.close();
}
