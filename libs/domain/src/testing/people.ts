/** The people of tests: Ada speaks for and hosts unless told otherwise, Ben speaks against, Cleo and Dara came to watch. */
export const ADA = 'ada';
export const BEN = 'ben';
export const CLEO = 'cleo';
export const DARA = 'dara';

/** Four people as a debate knows them, where Cleo hosts without a seat. */
export const ROLES = { host: CLEO, speaker: ADA, opponent: BEN, audience: DARA } as const;
export type Role = keyof typeof ROLES;
export const ROLE_NAMES: readonly Role[] = ['host', 'speaker', 'opponent', 'audience'];
