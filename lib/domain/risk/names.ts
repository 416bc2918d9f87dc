import type { FatfStatus } from '../policies/risk-model.ts';
import type { RiskAssessment, RiskDimensions } from './schema.ts';

// Risk as people read it: in the console and in evidence packs.

export const assessmentWord: Record<RiskAssessment['status'], string> = {
  Draft: 'Checks still running',
  Active: 'Waiting for approval',
  Approved: 'Approved',
  Superseded: 'Replaced',
};

export const dimensionName: Record<keyof RiskDimensions, string> = {
  customer: 'Customer',
  geographic: 'Geographic',
  product_service: 'Product and service',
  transaction: 'Transaction',
};

/** "Every 6 months", from text such as `6 Months`. */
export const reviewedEvery = (frequency: string): string => `Every ${frequency.toLowerCase()}`;

export const pathName: Record<RiskAssessment['due_diligence_path'], string> = {
  SDD: 'Simplified due diligence',
  CDD: 'Standard due diligence',
  EDD: 'Enhanced due diligence',
};

/** The names that FATF uses for its lists. */
export const fatfNames: Record<FatfStatus, string> = {
  none: 'Not listed',
  increased_monitoring: 'Increased monitoring',
  call_for_action: 'Call for action',
};
