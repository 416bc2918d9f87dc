/** Of a place between events, such as the one where a stream was opened. */
export const placeOf = (position: number): string => `pos_${position}`;
