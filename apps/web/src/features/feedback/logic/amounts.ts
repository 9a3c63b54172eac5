import { formatNumber } from '@rostrum/words';

/** A mark or a multiple, with one digit after the point. */
export const decimal = (value: number): string => formatNumber(value, ONE_DIGIT);

/** A difference, with its sign. */
export const signed = (value: number): string =>
  formatNumber(value, { ...ONE_DIGIT, signDisplay: 'exceptZero' }).replace('-', '−');

/** A share, 0 … 1. */
export const percent = (share: number): string => formatNumber(share, { style: 'percent' });

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
