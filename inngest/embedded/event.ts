/** An event as an Inngest function sees it; `ts` is in milliseconds since the epoch. */
export interface InngestEvent {
  id: string;
  name: string;
  data: Record<string, unknown>;
  ts: number;
}
