import { Admission } from '@/lib/platform/work/admission';

/** Admission for all flows that this process decides or accepts. */
export const admission = new Admission();
