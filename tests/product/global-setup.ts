import { stepsSince } from '@/scripts/bootstrap/steps.mjs';
import { ensureBuilt } from '@/scripts/build/build';

export default () => ensureBuilt(stepsSince(Date.now()), new AbortController().signal);
