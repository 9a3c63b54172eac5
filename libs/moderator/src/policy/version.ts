/** Raise it whenever the same input could lead to another decision. */
export const POLICY_VERSION = 9;
