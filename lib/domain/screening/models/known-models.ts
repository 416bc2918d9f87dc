import type { ScreeningModel } from '../model';
import { model as handSet } from './2026-11-21';
import { model as learned } from './2026-11-21-learned';
import { model as tellingNamesApart } from './2026-11-23';
import { model as comparingReadings } from './2026-11-23-read';
import { model as knowingRegions } from './2026-11-23-regions';
import { model as knowingBearers } from './2026-11-26-borne';
import { model as knowingCustoms } from './2026-11-27-customs';
import { model as knowingCompanies } from './2026-11-27-companies';
import { model as knowingRecords } from './2026-11-27-records';

/** All models that ever shipped, oldest first. */
export const screeningModels: ReadonlyMap<string, ScreeningModel> = new Map(
  [
    handSet,
    learned,
    tellingNamesApart,
    comparingReadings,
    knowingRegions,
    knowingBearers,
    knowingCustoms,
    knowingCompanies,
    knowingRecords,
  ].map((model) => [model.version, model]),
);

export const currentModel: ScreeningModel = knowingRecords;
