import { drawSample, type SamplePerson } from './samples.ts';

/** A thread, since drawing takes a second of a processor. Node strips its types. */
export default ({ name, person }: { name: string; person: SamplePerson }): Promise<Buffer> =>
  drawSample(name, person);
