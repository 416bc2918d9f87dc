import type { ScreeningModel } from '../model';
import { model as handSet } from './2026-11-21';
import { model as learned } from './2026-11-21-learned';

/** All models that ever shipped, oldest first. */
export const screeningModels: ReadonlyMap<string, ScreeningModel> = new Map(
  [handSet, learned].map((model) => [model.version, model]),
);

export const currentModel: ScreeningModel = learned;
