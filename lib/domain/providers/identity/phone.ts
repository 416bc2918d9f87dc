import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CheckOutcome } from '@/lib/domain/checks/outcome';
import type { Environment } from '@/lib/platform/context';
import type { Subject } from '../provider';

/** Ranges that regulators reserve for fiction and documentation: Ofcom's, and 555-0100 to 555-0199. */
const reservedNumber =
  /^\+(447700900\d{3}|442079460\d{3}|44(117|121|131|151|161)4960\d{3}|1[2-9]\d{2}55501\d{2})$/;

const impersonalTypes = new Set(['PREMIUM_RATE', 'TOLL_FREE', 'SHARED_COST', 'UAN', 'VOICEMAIL', 'PAGER']);

/** IDV_PHONE. The carrier is unknown offline. */
export function verifyPhone(subject: Subject, environment: Environment): CheckOutcome {
  const phone = subject.phone ?? '';
  const number = phone.startsWith('+') ? parsePhoneNumberFromString(phone) : undefined;
  const isReserved = environment === 'staging' && reservedNumber.test(phone);
  const type = number?.getType();
  const phone_type = type?.toLowerCase() ?? null;
  const reasons = [];
  if (!isReserved && !number?.isValid()) reasons.push('The number is not in any numbering plan.');
  if (type && impersonalTypes.has(type)) reasons.push(`The number type is "${phone_type}".`);
  if (number?.country && subject.country && number.country !== subject.country) {
    reasons.push(`The number belongs to ${number.country}, the person lives in ${subject.country}.`);
  }
  const verified = reasons.length === 0;
  return {
    type_code: 'IDV_PHONE',
    result: verified ? 'Pass' : 'Refer',
    result_data: { verified, carrier: null, phone_type, country: number?.country ?? null, reasons },
    findings: [],
  };
}
