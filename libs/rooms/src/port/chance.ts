/** Randomness enters as time does: its caller supplies it. */
export type Chance = {
  /** A whole number from 0 up to `limit`, which it never reaches. */
  below: (limit: number) => number;
};
