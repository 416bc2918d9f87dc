/** Whether an image is neither erased nor due to be at the instant of the parameter; as `isKept` of capture.ts. */
export const isKeptAt = (parameter: '?' | `$${number}`): string =>
  `erased_at is null and (erase_at is null or erase_at > ${parameter}::timestamptz)`;
