import { describe, expect, it } from 'vitest';
import {
  BRAND,
  CLERK_TOKEN_TEMPLATE,
  COPYRIGHT_YEAR,
  DEFAULT_THEME,
  LIMITS,
  MESSAGES,
  STORAGE_KEYS,
} from './index.ts';

describe('values that the specification fixes to the letter', () => {
  it('the year and the brand of the footer', () => {
    expect([COPYRIGHT_YEAR, BRAND]).toEqual([2024, 'Rostrum']);
  });

  it('the keys of local storage', () => {
    expect(STORAGE_KEYS).toEqual({
      activeRoom: 'activeRoom',
      activeUsername: 'activeUsername',
      sidebarOpen: 'sidebar-open',
      theme: 'theme',
    });
  });

  it('the error texts', () => {
    expect(MESSAGES).toEqual({
      noFirebaseToken: 'No Firebase token received from Clerk',
      firebaseInitFailed: 'Failed to initialize Firebase auth',
      firebaseAuthLog: 'Firebase auth error:',
      firebaseAuthError: 'Firebase Authentication Error:',
      createUserFailed: 'Error creating user:',
      fetchUserFailed: 'Error fetching user:',
      updateUserFailed: 'Error updating user:',
      roomContextMissing: 'useRoom must be used within a RoomProvider',
    });
  });

  it('the name of the token template', () => {
    expect(CLERK_TOKEN_TEMPLATE).toBe('integration_firebase');
  });

  it('the default theme', () => {
    expect(DEFAULT_THEME).toBe('dark');
  });

  it('the widths of the sidebar', () => {
    expect([LIMITS.sidebarOpenPx, LIMITS.sidebarCollapsedPx]).toEqual([200, 50]);
  });

  it('the quality of images', () => {
    expect(LIMITS.imageQuality).toBe(75);
  });

  it('how long Storage retries', () => {
    expect(LIMITS.storageMaxOperationRetryMs).toBe(120_000);
    expect(LIMITS.storageMaxUploadRetryMs).toBe(600_000);
  });
});
