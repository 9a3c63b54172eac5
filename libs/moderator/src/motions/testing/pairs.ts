/** An unfair motion and a fair one about the same matter. */
export type MotionPair = { unfair: string; fair: string };
