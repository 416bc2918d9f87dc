import type { ScreeningModel } from '../model';
import { model as records } from './2026-11-27-records';

/** The models of all releases and the next one, oldest first: docs/adr/0154. */
export const screeningModels: ReadonlyMap<string, ScreeningModel> = new Map(
  [records].map((model) => [model.version, model]),
);

export const currentModel: ScreeningModel = records;
