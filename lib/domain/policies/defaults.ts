import { defaultMatchThreshold } from '@/lib/domain/screening/matcher';
import { builtInRiskModel } from './risk-models/built-in';
import type { PolicySettings } from './settings';

const term = (due_days: number, warning_days: number) => ({ due_days, warning_days });

const ongoingAlertSla = {
  Critical: term(5, 2),
  High: term(14, 3),
  'Medium-High': term(18, 4),
  Medium: term(21, 5),
  Low: term(45, 7),
};

const { version: _, ...riskModel } = builtInRiskModel;

/** In force until a project publishes its own (API §7). */
export const defaultSettings: PolicySettings = {
  risk_model: riskModel,
  alert_sla: {
    Onboarding: {
      Critical: term(3, 1),
      High: term(7, 2),
      'Medium-High': term(10, 3),
      Medium: term(14, 3),
      Low: term(30, 5),
    },
    Review: ongoingAlertSla,
    Perpetual: ongoingAlertSla,
    time_zone: 'UTC',
  },
  case_sla: {
    Onboarding: { due_business_days: 5, warning_business_days: 1 },
    Review: { due_business_days: 15, warning_business_days: 3 },
    Perpetual: null,
    time_zone: 'UTC',
    holidays: { country: null, region: null, days: [] },
  },
  priority: {
    priorities: {
      'Sanctions Hit': { priority: 'Critical', priority_score: 90 },
      'PEP Match': { priority: 'High', priority_score: 70 },
      'Watchlist Match': { priority: 'High', priority_score: 70 },
      'Adverse Media': { priority: 'Medium-High', priority_score: 60 },
      'Name Mismatch': { priority: 'Medium', priority_score: 50 },
      'DOB Mismatch': { priority: 'Medium', priority_score: 50 },
      'API Failure': { priority: 'Low', priority_score: 20 },
    },
    match_points: 10,
  },
  four_eyes: { risk_override: true, critical_false_positive: true, binds_machines: false },
  screening: {
    match_threshold: defaultMatchThreshold,
    required_categories: null,
    monitoring_interval_days: 1,
    max_list_age_days: 7,
  },
  reuse: {
    COM_REGISTRY: 30,
    IDV_DATABASE: 90,
    IDV_EMAIL: 90,
    IDV_PHONE: 90,
    IDV_ADDRESS: 90,
    // The hosted journey requests both each time, so neither is reused.
    IDV_DOCUMENT: 0,
    IDV_BIOMETRIC: 0,
    // Lists change daily, and a match must raise its alert in every case it concerns.
    SCR_SANCTIONS: 0,
    SCR_PEP: 0,
    SCR_ADVERSE_MEDIA: 0,
    SCR_WATCHLIST: 0,
  },
  retention: { closed_case_days: 5 * 365, document_days: 365 },
  straight_through: { enabled: false },
  journey: {
    document_types: ['passport', 'national_id', 'driving_licence'],
    abandoned_after_minutes: 60,
    document: 'built-in',
    biometric: 'review',
  },
};
