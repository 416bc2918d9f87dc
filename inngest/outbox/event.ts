import type { EventRow } from './store';

/** An event as an Inngest function sees it; `ts` is in milliseconds since the epoch. */
export interface InngestEvent {
  id: string;
  name: string;
  data: Record<string, unknown>;
  ts: number;
}

export const inngestEventOf = ({ token, type, data, project_id, created_at }: EventRow): InngestEvent => ({
  id: token,
  name: type,
  data: { ...data, project_id },
  ts: created_at.getTime(),
});
