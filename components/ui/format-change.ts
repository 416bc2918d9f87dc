const changes = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** "+12", "−3" or "0", with a minus sign as wide as the plus sign. */
export const formatChange = (change: number) => changes.format(change).replace('-', '−');
