import * as m from '@rostrum/words/answers';

/** Every refusal of a Clerk token, with the sentence that the person reads. */
export const TOKEN_REFUSALS = {
  'token-malformed': m.tokenMalformed,
  'token-algorithm': m.tokenAlgorithm,
  'token-key-unknown': m.tokenKeyUnknown,
  'token-signature': m.tokenSignature,
  'token-issuer': m.tokenIssuer,
  'token-party': m.tokenParty,
  'token-audience': m.tokenAudience,
  'token-expired': m.tokenExpired,
  'token-not-yet-valid': m.tokenNotYetValid,
  'account-deleted': m.accountDeleted,
  'session-ended': m.sessionEnded,
  'token-claims': m.tokenClaims,
} as const;
export type TokenRefusal = keyof typeof TOKEN_REFUSALS;
