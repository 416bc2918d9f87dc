/** Another worker has claimed the flow, or it has ended: what this worker found is dropped. */
export class LeaseLost extends Error {}
