import { z } from 'zod';
import { alertStatuses, checkStatuses } from './statuses.ts';

// Words shared by several domain folders. Includes statuses; the moves between them are in each lifecycle.

export const AlertType = z.enum(['Screening', 'Identity', 'Company', 'Document', 'Financial', 'System']);
export type AlertType = z.infer<typeof AlertType>;

export const AlertCategory = z.enum([
  'PEP Match',
  'Sanctions Hit',
  'Adverse Media',
  'Name Mismatch',
  'DOB Mismatch',
  'Watchlist Match',
  'API Failure',
]);
export type AlertCategory = z.infer<typeof AlertCategory>;

export const Priority = z.enum(['Critical', 'High', 'Medium-High', 'Medium', 'Low']);
export type Priority = z.infer<typeof Priority>;

export const SlaStatus = z.enum(['On Track', 'Warning', 'Critical', 'Breached']);
export type SlaStatus = z.infer<typeof SlaStatus>;

/** API §4.5. */
export const CaseType = z.enum(['Onboarding', 'Review', 'Perpetual']);
export type CaseType = z.infer<typeof CaseType>;

export const CheckTypeCode = z.enum([
  'COM_REGISTRY',
  'IDV_DATABASE',
  'IDV_EMAIL',
  'IDV_PHONE',
  'IDV_ADDRESS',
  'IDV_DOCUMENT',
  'IDV_BIOMETRIC',
  'SCR_SANCTIONS',
  'SCR_PEP',
  'SCR_ADVERSE_MEDIA',
  'SCR_WATCHLIST',
]);
export type CheckTypeCode = z.infer<typeof CheckTypeCode>;

export const DocumentType = z.enum(['passport', 'national_id', 'driving_licence']);
export type DocumentType = z.infer<typeof DocumentType>;

export const CheckResult = z.enum(['Pass', 'Fail', 'Refer']);
export type CheckResult = z.infer<typeof CheckResult>;

export const EntityType = z.enum(['Person', 'Company']);
export type EntityType = z.infer<typeof EntityType>;

/** A UBO owns 25% or more, a Shareholder less. */
export const EntityRole = z.enum(['Primary', 'UBO', 'Director', 'Shareholder']);
export type EntityRole = z.infer<typeof EntityRole>;

export const Tier = z.enum(['High', 'Medium', 'Low']);
export type Tier = z.infer<typeof Tier>;

export const ScreeningCategory = z.enum(['pep', 'sanctions', 'adverse_media', 'watchlist']);
export type ScreeningCategory = z.infer<typeof ScreeningCategory>;

/** For one category (API §3.6). */
export const HitStatus = z.enum(['No Hit', 'Hit', 'Not Screened']);
export type HitStatus = z.infer<typeof HitStatus>;

export const DataTier = z.enum(['minimum', 'standard', 'full']);
export type DataTier = z.infer<typeof DataTier>;

export const AlertStatus = z.enum(alertStatuses);
export type AlertStatus = z.infer<typeof AlertStatus>;

export const CheckStatus = z.enum(checkStatuses);
export type CheckStatus = z.infer<typeof CheckStatus>;
