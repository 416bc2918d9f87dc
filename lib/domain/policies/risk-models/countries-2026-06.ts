import type { CountryRiskTable } from '../risk-model';

// prettier-ignore
const basesByRisk: Record<number, string> = {
  5: 'AX CH DK FI GL IS JP LI LU NL NO NZ SE SJ',
  10: 'AT AU BE BQ BV CA CC CX DE EE FK FO FR GB GF GP GS HM IE LT MQ NF NU PM PN PT RE SG SH SI SM TF TK TW WF YT AQ IO VA BL MF',
  15: 'AD CZ ES IT KR LV NC PF PL SK US UY AS GU MP PR UM VI CL CK',
  20: 'BM BN BW CV CR CY GG GR HK HR HU IL IM JE MO MT MY OM QA RO SA',
  30: 'AE AG AI AM AR AW BB BG BH BR BS CW DM FJ GD GE GI ID IN JM JO KN KW KY KZ LC LK MA MC ME MK MN MS MU MV MX NA NR PW RS RW SC SX TC TH TN TT UA VC VG WS ZA CN EG PE PH',
  40: 'AL AZ BA BD BO BT BZ CO DO DZ EC FM GH GM GY KI LS MD MH PA PG PY SB SN SR ST SV SZ TJ TL TO TR TV TZ UZ VN VU XK ZM BJ CI EH GT HN KE KG KH LA MW MZ NP PK PS SL TG UG',
  60: 'AO BF BI CD CF CG CM CU DJ ER ET GA GN GQ GW HT IQ KM LB LR LY MG ML MR NE NG NI SD SO SS TD TM VE YE ZW',
  80: 'AF BY MM RU SY',
  95: 'IR KP',
};

const byCode = <Value>(groups: ReadonlyArray<readonly [codes: string, value: Value]>) =>
  Object.fromEntries(
    groups.flatMap(([codes, value]) => codes.split(' ').map((code) => [code, value] as const)),
  );

/** The FATF lists after the plenary of June 2026, applied to Probity's baseline. */
export const countryRisk2026June: CountryRiskTable = {
  as_of: '2026-06-19',
  source:
    "Probity's own editorial baseline (rule of law, corruption, secrecy, conflict and sanctions regimes), raised by the FATF lists of June 2026.",
  base: byCode(Object.entries(basesByRisk).map(([risk, codes]) => [codes, Number(risk)] as const)),
  fatf: byCode([
    ['KP IR MM', 'call_for_action'],
    ['AO BO BA BG CM CI CD HT IQ KE KW LA LB MC NP PG SS SY VE VN VG YE', 'increased_monitoring'],
  ]),
  fatf_minimum: { none: 0, increased_monitoring: 60, call_for_action: 100 },
  unknown: 50,
};
