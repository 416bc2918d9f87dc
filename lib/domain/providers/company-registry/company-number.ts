/**
 * A registration number as its registry writes it. The UK's have eight characters: the digits are filled up with
 * zeroes, which spreadsheets and people drop.
 */
export function registeredNumber(country: string, text: string): string {
  const number = text.trim().toUpperCase();
  const [, prefix = '', digits = '', suffix = ''] =
    (country === 'GB' && /^([A-Z]{0,2})(\d{1,8})(R?)$/.exec(number)) || [];
  return digits === '' ? number : prefix + digits.padStart(8 - prefix.length - suffix.length, '0') + suffix;
}
