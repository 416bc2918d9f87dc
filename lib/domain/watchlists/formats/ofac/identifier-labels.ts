/** OFAC's labels of identity numbers, longest first, so that a label is matched before its own prefix. */
// prettier-ignore
export const identifierLabels = [
  'Aircraft Construction Number (also called L/N or S/N or F/N)', "Aircraft Manufacturer's Serial Number (MSN)",
  'Aircraft Mode S Transponder Code', 'Aircraft Tail Number', 'BIK (RU)', 'Birth Certificate Number',
  'Business Number', 'Business Registration Document #', 'Business Registration Number', 'C.I.F.', 'C.R. No.',
  'C.U.I.', 'C.U.I.T.', 'C.U.R.P.', 'Cartilla de Servicio Militar Nacional', 'Cedula No.',
  'Central Registration System Number', 'Chamber of Commerce Number', 'Commercial Registry Number',
  'Company Number', 'D-U-N-S Number', 'D.N.I.', 'Diplomatic Passport', "Driver's License No.",
  'Economic Register Number (CBLS)', 'Electoral Registry No.', 'Folio Mercantil No.', 'Government Gazette Number',
  'I.F.E.', 'ISIN', 'Identification Number', 'Istanbul Chamber of Comm. No.', 'Legal Entity Number', 'License',
  'MMSI', 'Matricula Mercantil No', 'NIE', 'NIT #', 'National Foreign ID Number', 'National ID No.',
  'Numero Unico de Identificacao Tributaria (NUIT)', 'Passport', 'Personal ID Card', 'Public Registration Number',
  'R.F.C.', 'RIF #', 'RTN', 'RUC #', 'Refugee ID Card', 'Registered Charity No.', 'Registration ID',
  'Registration Number', 'Residency Number', 'SSN', 'SWIFT/BIC', 'SRE Permit No.', "Seafarer's Identification Document",
  'Stateless Person ID Card', 'Tax ID No.', 'Trade License No.', 'Tourism License No.', 'Turkish Identification Number',
  'UK Company Number', 'Unified Social Credit Code (USCC)', 'Unique Identification Number', 'V.A.T. Number',
  'VisaNumberID', 'Vessel Registration Identification',
].sort((a, b) => b.length - a.length);
