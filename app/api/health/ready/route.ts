import { readiness } from '@/lib/api/readiness';

/** 200 when every part can take work, else 503 with the parts that cannot. */
export const GET = async () => {
  const parts = await readiness();
  const isReady = Object.values(parts).every((part) => part === 'ok');
  return Response.json({ status: isReady ? 'ready' : 'not ready', parts }, { status: isReady ? 200 : 503 });
};
