/** Every refusal of a Clerk token, with the sentence that the person reads. */
export const TOKEN_REFUSALS = {
  'token-malformed': 'What was sent is not a sign-in token. Sign in again.',
  'token-algorithm': 'The sign-in token is signed in a way that is not accepted. Sign in again.',
  'token-key-unknown': 'The sign-in token is signed with an unknown key. Sign in again.',
  'token-signature': 'The signature of the sign-in token is wrong. Sign in again.',
  'token-issuer': 'The sign-in token was issued by somebody else. Sign in again.',
  'token-party': 'The sign-in token was issued for another page. Sign in again.',
  'token-audience': 'The sign-in token was issued for another purpose. Sign in again.',
  'token-expired': 'The sign-in token has expired. Sign in again.',
  'token-not-yet-valid':
    'The sign-in token is not valid yet. Check the clock of this device and sign in again.',
  'account-deleted': 'This account has been deleted. Register anew to come back.',
  'session-ended': 'This session has ended. Sign in again.',
  'token-claims': 'The sign-in token does not say what it must. Sign in again.',
} as const;
export type TokenRefusal = keyof typeof TOKEN_REFUSALS;
