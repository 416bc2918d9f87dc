import { Admission } from '@/lib/platform/admission';

/** Of all flows that this process decides or accepts at once. */
export const admission = new Admission();
