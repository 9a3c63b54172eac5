/** Mutants that allow exactly what the rules allow, by a part of their description, and why. */
export const EQUIVALENT: readonly { is: string; why: string }[] = [];
