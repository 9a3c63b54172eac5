/** The error texts that the specification fixes to the letter (its error catalogue). */
/* eslint-disable words/visible -- As specified, in every language. */
export const MESSAGES = {
  noFirebaseToken: 'No Firebase token received from Clerk',
  firebaseInitFailed: 'Failed to initialize Firebase auth',
  firebaseAuthLog: 'Firebase auth error:',
  firebaseAuthError: 'Firebase Authentication Error:',
  createUserFailed: 'Error creating user:',
  fetchUserFailed: 'Error fetching user:',
  updateUserFailed: 'Error updating user:',
  roomContextMissing: 'useRoom must be used within a RoomProvider',
} as const;
