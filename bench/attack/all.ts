import { bodies } from './bodies.ts';
import { errorSizes } from './error-sizes.ts';
import { guesses } from './guesses.ts';
import { paths } from './paths.ts';
import type { Attack } from './target.ts';
import { together } from './together.ts';
import { upgrades } from './upgrades.ts';

export const attacks: readonly Attack[] = [upgrades, paths, bodies, errorSizes, guesses, together];
