/** A step that is over: it has finished, or its time is up. */
export interface Step {
  id: string;
  data: unknown;
  error: object | null;
}

export interface FinishedStep extends Step {
  name: string;
  op: string;
}

export interface WaitingStep {
  id: string;
  name: string;
  op: string;
  wake_at: Date;
}
