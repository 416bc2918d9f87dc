import type { CaptureProblem, CaptureRefusal } from '../capture-check.ts';

/** Thrown by decoders, and reported as a problem of the capture. */
export class Refused extends Error {
  readonly problem: CaptureProblem;
  readonly refusal: CaptureRefusal | null;
  readonly size: { width: number; height: number } | null;

  constructor(
    problem: CaptureProblem,
    refusal: CaptureRefusal | null = null,
    size: { width: number; height: number } | null = null,
  ) {
    super(problem);
    this.problem = problem;
    this.refusal = refusal;
    this.size = size;
  }
}
