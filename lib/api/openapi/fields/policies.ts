/** Settings of policies, by kind. */
export const policyFields: Record<string, string> = {
  'AlertSlaSettings.time_zone': 'Time zone in which days are counted. Default: `UTC`.',
  'CaseSlaSettings.time_zone': 'Time zone in which days are counted. Default: `UTC`.',
  'CaseSlaSettings.holidays': 'Days besides weekends that are not business days. Default: none.',
  'CaseSlaSettings.holidays.country':
    'The country whose public holidays are not business days, ISO 3166-1 alpha-2. Null for none.',
  'CaseSlaSettings.holidays.region':
    'Subdivision of the country in ISO 3166-2 without the country, such as `SCT`. Null for none.',
  'CaseSlaSettings.holidays.days': 'Further days that are not business days.',
  'JourneySettings.abandoned_after_minutes':
    'Minutes of inactivity after which `journey.abandoned` is sent. Default: 60.',
  'ScreeningSettings.max_list_age_days':
    'Days without a successful synchronisation after which a synchronised list counts as missing. Default: 7.',
  'AlertSlaSettings.Onboarding': 'For alerts of Onboarding cases, by priority.',
  'AlertSlaSettings.Review': 'For alerts of Review cases, by priority.',
  'AlertSlaSettings.Perpetual': 'For alerts of Perpetual cases, by priority.',
  'AlertTerm.due_days': 'Days from the opening of the alert to its deadline.',
  'AlertTerm.warning_days':
    'Days before the deadline at which the SLA status becomes Warning; fewer than `due_days`.',
  'CaseSlaSettings.Onboarding': 'For Onboarding cases; null for no deadline.',
  'CaseSlaSettings.Review': 'For Review cases; null for no deadline.',
  'CaseSlaSettings.Perpetual': 'For Perpetual cases; null for no deadline.',
  'CaseTerm.due_business_days': 'Business days from the opening of the case to its deadline.',
  'CaseTerm.warning_business_days':
    'Business days before the deadline at which the SLA status becomes Warning; fewer than `due_business_days`.',
  'FourEyesSettings.risk_override':
    'Whether the person who overrode a risk assessment cannot approve it, and vice versa.',
  'FourEyesSettings.critical_false_positive':
    'Whether clearing a Critical alert or a Sanctions Hit needs a reviewer.',
  'FourEyesSettings.binds_machines': 'Whether the rules also apply to API keys and OAuth clients.',
  'JourneySettings.document':
    'Who checks documents: `built-in`, which is a deterrent and not certified, or the name of an outside provider.',
  'JourneySettings.biometric':
    'Who compares faces: `review` for a person, because the built-in comparison is a deterrent and not certified, or the name of an outside provider.',
  'RetentionSettings.document_days': 'Days for which images are kept after they were sent. Default: 365.',
  'JourneySettings.document_types': 'Documents that the hosted journey accepts.',
  'PrioritySettings.priorities':
    'By category: the priority and the priority score of its alerts. Of a category of matches, the score is that of a match at the threshold.',
  'PrioritySettings.match_points':
    'Extra priority points of a match with score 100 over one at the threshold.',
  'RetentionSettings.closed_case_days': 'Days for which a case is kept after it was closed.',
  'ScreeningSettings.match_threshold': 'Minimum score of a match that raises an alert.',
  'ScreeningSettings.required_categories':
    'Categories that the lists must cover. Null: in production all categories, in staging those that a list covers.',
  'ScreeningSettings.monitoring_interval_days': 'Days between two screenings of a monitored entity.',
  'StraightThroughSettings.enabled':
    'Whether Low-tier cases whose checks all passed are approved and closed automatically.',
  'RiskBand.from': 'Minimum value of the band, which ends where the next begins. 0 for the first.',
  'RiskBand.label': 'Name of the band in the factor.',
  'RiskBand.points': 'Points for the band.',
  'RiskBySize.person': 'Points for a person, who has no such size.',
  'RiskBySize.not_stated': 'Points if the size is not stated.',
  'RiskBySize.bands': 'Points by size, smallest first.',
  'RiskModelSettings.weights': 'Weight of each dimension, 0 to 1.',
  'RiskModelSettings.tiers': 'Tiers by score, highest first. The last one starts at 0.',
  'RiskModelSettings.tiers.from': 'Minimum score of the tier.',
  'RiskModelSettings.tiers.tier': 'The tier.',
  'RiskModelSettings.tiers.path': 'Due diligence path.',
  'RiskModelSettings.tiers.review_frequency': 'Time until the next review, as text: `6 Months`.',
  'RiskModelSettings.floors': 'Minimum score of a case, by reason.',
  'RiskModelSettings.floors.label': 'Name of the floor.',
  'RiskModelSettings.floors.score': 'Minimum score.',
  'RiskModelSettings.customer': 'Points for who the customer is.',
  'RiskModelSettings.customer.entity_type': 'Points by kind of customer.',
  'RiskModelSettings.customer.opaque_company_types':
    'Company types that can hide their owners, as prefixes of words.',
  'RiskModelSettings.customer.pep': 'Points for a PEP match.',
  'RiskModelSettings.customer.sanctions': 'Points for a sanctions match.',
  'RiskModelSettings.customer.watchlist': 'Points for a watchlist match without a sanctions match.',
  'RiskModelSettings.customer.adverse_media': 'Points for adverse media.',
  'RiskModelSettings.customer.unknown_share':
    'Share of a match’s points that applies to what was not screened: 0 to 1.',
  'RiskModelSettings.geographic': 'Points for where the customer is.',
  'RiskModelSettings.geographic.countries': 'Country risks, as one edition.',
  'RiskModelSettings.geographic.countries.as_of': 'Date of the FATF lists.',
  'RiskModelSettings.geographic.countries.source': 'Source of the country risks.',
  'RiskModelSettings.geographic.countries.base': 'Risk by ISO 3166-1 alpha-2 code, 0 to 100.',
  'RiskModelSettings.geographic.countries.fatf': 'Countries on a FATF list, by code.',
  'RiskModelSettings.geographic.countries.fatf_minimum': 'Minimum risk by FATF status.',
  'RiskModelSettings.geographic.countries.unknown': 'Risk of an unknown country.',
  'RiskModelSettings.geographic.country_risk':
    'Points for each point of risk of the riskiest country involved.',
  'RiskModelSettings.geographic.fatf': 'Points by FATF status.',
  'RiskModelSettings.geographic.jurisdiction':
    'Points for each point of risk of the country of registration or residence.',
  'RiskModelSettings.product_service': 'Points for the business and structure of the customer.',
  'RiskModelSettings.product_service.complexity': 'Points by kind of customer, before owners are counted.',
  'RiskModelSettings.product_service.ownership_layers': 'Points by number of ownership layers.',
  'RiskModelSettings.product_service.ubo_count': 'Points by number of beneficial owners.',
  'RiskModelSettings.product_service.private_individual': 'Points for a person without a line of business.',
  'RiskModelSettings.product_service.sector_not_stated':
    'Points for a company whose line of business is not stated.',
  'RiskModelSettings.product_service.other_sector': 'Points for a line of business outside the sectors.',
  'RiskModelSettings.product_service.sectors': 'Lines of business with points of their own.',
  'RiskModelSettings.product_service.sectors.label': 'Name of the sector.',
  'RiskModelSettings.product_service.sectors.sic': 'Prefixes of its UK SIC 2007 codes.',
  'RiskModelSettings.product_service.sectors.words': 'Prefixes of words that identify it.',
  'RiskModelSettings.product_service.sectors.points': 'Points for the sector.',
  'RiskModelSettings.transaction': 'Points for the expected business volume.',
  'RiskModelSettings.transaction.volume': 'By annual revenue.',
  'RiskModelSettings.transaction.frequency': 'By the number of employees.',
  'RiskModelSettings.transaction.young_company': 'By years since the company was founded.',
  'RiskModelSettings.transaction.revenue_per_employee':
    'Revenue per employee that suggests a shell company or a conduit.',
  'RiskModelSettings.transaction.revenue_per_employee.over':
    'Revenue per employee above which the points apply.',
  'RiskModelSettings.transaction.revenue_per_employee.points': 'Points above that revenue.',
  'RiskModelSettings.transaction.minimum_data': 'Points if only the minimum of data is known.',
};
