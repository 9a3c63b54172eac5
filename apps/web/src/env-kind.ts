/** What a value has to be; env-problems.tsx says it in words. */
export type Need =
  'value' | 'webAddress' | 'host' | 'email' | 'region' | 'clerkKey' | 'pathOrAddress' | 'emulators';

/** The required form of a value, and what it is. */
export interface Kind {
  pattern: Pick<RegExp, 'test'>;
  needs: Need;
}
