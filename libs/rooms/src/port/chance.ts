/** Randomness enters as time does: its caller supplies it. */
export type Chance = {
  /** A whole number from 0 to below `limit`. */
  below: (limit: number) => number;
};
