import { drawSample, type SamplePerson } from './samples.ts';

/** Runs in a thread, because drawing takes a second of processor time. Node strips the types. */
export default ({ name, person }: { name: string; person: SamplePerson }): Promise<Buffer> =>
  drawSample(name, person);
