/** Of the settings of policies, by kind. */
export const policyFields: Record<string, string> = {
  'AlertSlaSettings.time_zone': 'The time zone whose days count; `UTC` where it is left out.',
  'CaseSlaSettings.time_zone': 'The time zone whose days count; `UTC` where it is left out.',
  'CaseSlaSettings.holidays':
    'Days on which no business is done, besides weekends; none where it is left out.',
  'CaseSlaSettings.holidays.country':
    'The country whose public holidays count, ISO 3166-1 alpha-2, or null for none.',
  'CaseSlaSettings.holidays.region':
    'The part of the country as in ISO 3166-2 without the country, such as `SCT`, or null.',
  'CaseSlaSettings.holidays.days': 'Further days on which no business is done.',
  'JourneySettings.abandoned_after_minutes':
    'Minutes of silence after which `journey.abandoned` is sent; 60 where it is left out.',
  'ScreeningSettings.max_list_age_days':
    'Days without a successful synchronisation after which a synchronised list counts as missing; 7 where it is left out.',
  'AlertSlaSettings.Onboarding': 'Of alerts of Onboarding cases, by priority.',
  'AlertSlaSettings.Review': 'Of alerts of Review cases, by priority.',
  'AlertSlaSettings.Perpetual': 'Of alerts of Perpetual cases, by priority.',
  'AlertTerm.due_days': 'Days from the alert to its deadline.',
  'AlertTerm.warning_days': 'Days before the deadline at which the warning comes; fewer than `due_days`.',
  'CaseSlaSettings.Onboarding': 'Of Onboarding cases; null for no deadline.',
  'CaseSlaSettings.Review': 'Of Review cases; null for no deadline.',
  'CaseSlaSettings.Perpetual': 'Of Perpetual cases; null for no deadline.',
  'CaseTerm.due_business_days': 'Business days from the opening to the deadline.',
  'CaseTerm.warning_business_days':
    'Business days before the deadline at which the warning comes; fewer than `due_business_days`.',
  'FourEyesSettings.risk_override':
    'Whether whoever overrode a risk assessment cannot approve it, and the other way round.',
  'FourEyesSettings.critical_false_positive':
    'Whether clearing a Critical alert or a Sanctions Hit needs a reviewer.',
  'FourEyesSettings.binds_machines': 'Whether machine credentials are bound as people are.',
  'JourneySettings.document':
    'Who judges documents: `built-in`, a deterrent and not certified, or the name of an outside provider.',
  'JourneySettings.biometric':
    'Who compares faces: `review` for a person, since the built-in part is a deterrent and not certified, or the name of an outside provider.',
  'RetentionSettings.document_days':
    'Days for which images are kept after they were sent; 365 where it is left out.',
  'JourneySettings.document_types': 'The documents that the hosted journey takes.',
  'PrioritySettings.priorities':
    'By category: the priority of its alerts, and the score of a match at the threshold.',
  'PrioritySettings.match_points': 'Points that a match of score 100 has more than one at the threshold.',
  'RetentionSettings.closed_case_days': 'Days from the closing of a case for which it is kept.',
  'ScreeningSettings.match_threshold': 'The lowest score of a match that makes an alert.',
  'ScreeningSettings.required_categories':
    'What a list must cover. Null: in production every category, in staging those that some list covers.',
  'ScreeningSettings.monitoring_interval_days': 'Days between two screenings of a monitored entity.',
  'StraightThroughSettings.enabled':
    'Whether the system approves and closes Low-tier cases whose checks all passed.',
  'RiskBand.from': 'The lowest value of the band; it ends where the next begins. The first is from 0.',
  'RiskBand.label': 'What the band is called in the factor.',
  'RiskBand.points': 'Points of the band.',
  'RiskBySize.person': 'Points of a person, who has no such size.',
  'RiskBySize.not_stated': 'Points where it is not stated.',
  'RiskBySize.bands': 'Points by size, the smallest first.',
  'RiskModelSettings.weights': 'The share of each dimension, 0 to 1.',
  'RiskModelSettings.tiers': 'The tiers by score, the highest first; the last is from 0.',
  'RiskModelSettings.tiers.from': 'The lowest score of the tier.',
  'RiskModelSettings.tiers.tier': 'The tier.',
  'RiskModelSettings.tiers.path': 'The path of due diligence.',
  'RiskModelSettings.tiers.review_frequency': 'Time until the next review, as text: `6 Months`.',
  'RiskModelSettings.floors': 'By reason: the lowest score that a case has for which it holds.',
  'RiskModelSettings.floors.label': 'What the floor is called.',
  'RiskModelSettings.floors.score': 'The lowest score.',
  'RiskModelSettings.customer': 'Points of who the customer is.',
  'RiskModelSettings.customer.entity_type': 'Points by kind of customer.',
  'RiskModelSettings.customer.opaque_company_types':
    'Company types that can hide their owners, by prefixes of words.',
  'RiskModelSettings.customer.pep': 'Points of a PEP match.',
  'RiskModelSettings.customer.sanctions': 'Points of a sanctions match.',
  'RiskModelSettings.customer.watchlist': 'Points of a watchlist match, where there is no sanctions match.',
  'RiskModelSettings.customer.adverse_media': 'Points of adverse media.',
  'RiskModelSettings.customer.unknown_share':
    'How much of a match’s points what was not screened counts: 0 to 1.',
  'RiskModelSettings.geographic': 'Points of where the customer is.',
  'RiskModelSettings.geographic.countries': 'One edition of the risks of countries.',
  'RiskModelSettings.geographic.countries.as_of': 'The day on which the FATF lists were read.',
  'RiskModelSettings.geographic.countries.source': 'Where the risks come from.',
  'RiskModelSettings.geographic.countries.base': 'The risk by ISO 3166-1 alpha-2 code, 0 to 100.',
  'RiskModelSettings.geographic.countries.fatf': 'The countries on a FATF list, by code.',
  'RiskModelSettings.geographic.countries.fatf_minimum': 'The lowest risk by FATF status.',
  'RiskModelSettings.geographic.countries.unknown': 'The risk of a country that is not known.',
  'RiskModelSettings.geographic.country_risk':
    'Points for each point of risk of the riskiest country involved.',
  'RiskModelSettings.geographic.fatf': 'Points by FATF status.',
  'RiskModelSettings.geographic.jurisdiction':
    'Points for each point of risk of the country of registration or residence.',
  'RiskModelSettings.product_service': 'Points of what the customer does, and with what structure.',
  'RiskModelSettings.product_service.complexity': 'Points by kind of customer, before owners are counted.',
  'RiskModelSettings.product_service.ownership_layers': 'Points by the number of layers of owners.',
  'RiskModelSettings.product_service.ubo_count': 'Points by the number of beneficial owners.',
  'RiskModelSettings.product_service.private_individual': 'Points of a person without a line of business.',
  'RiskModelSettings.product_service.sector_not_stated':
    'Points of a company whose line of business is not stated.',
  'RiskModelSettings.product_service.other_sector': 'Points of a line of business that no sector has.',
  'RiskModelSettings.product_service.sectors': 'Lines of business with points of their own.',
  'RiskModelSettings.product_service.sectors.label': 'What the sector is called.',
  'RiskModelSettings.product_service.sectors.sic': 'Prefixes of its UK SIC 2007 codes.',
  'RiskModelSettings.product_service.sectors.words': 'Prefixes of words that tell it.',
  'RiskModelSettings.product_service.sectors.points': 'Points of the sector.',
  'RiskModelSettings.transaction': 'Points of how much business is expected.',
  'RiskModelSettings.transaction.volume': 'By annual revenue.',
  'RiskModelSettings.transaction.frequency': 'By the number of employees.',
  'RiskModelSettings.transaction.young_company': 'By years since the company was founded.',
  'RiskModelSettings.transaction.revenue_per_employee':
    'A revenue for each employee that looks like a shell or a conduit.',
  'RiskModelSettings.transaction.revenue_per_employee.over':
    'Revenue for each employee from which it counts.',
  'RiskModelSettings.transaction.revenue_per_employee.points': 'Points of more than that.',
  'RiskModelSettings.transaction.minimum_data': 'Points where there is but the minimum of data.',
};
