/** UK numbers have eight characters; people and spreadsheets drop leading zeros. */
export function normaliseRegistrationNumber(country: string, text: string): string {
  const number = text.trim().toUpperCase();
  const [, prefix = '', digits = '', suffix = ''] =
    (country === 'GB' && /^([A-Z]{0,2})(\d{1,8})(R?)$/.exec(number)) || [];
  return digits === '' ? number : prefix + digits.padStart(8 - prefix.length - suffix.length, '0') + suffix;
}
