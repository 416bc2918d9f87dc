import type { RiskModel } from '../risk-model';
import { model as model2026_1 } from './2026-1';

export const builtInRiskModel = model2026_1;

/** Every model of Probity that ever made a score, so that old assessments can be recalculated. */
export const builtInRiskModels: Readonly<Record<string, RiskModel>> = { [model2026_1.version]: model2026_1 };
