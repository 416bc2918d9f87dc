import { stepsSince } from '../bootstrap/steps.mjs';
import { stopRequested } from '../bootstrap/stopping.mjs';
import { ensureBuilt } from './build.ts';

// Builds ahead of the first start: for an image.
await ensureBuilt(stepsSince(Date.now()), stopRequested());
