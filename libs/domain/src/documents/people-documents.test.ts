import { describe, expect, test } from 'vitest';
import { apartPath } from './bond.ts';
import { isOpenInvitation, type InvitationDocument } from './invitation.ts';
import { isOnline, newProfile, PRESENCE_MS, profileSchema, storedProfile } from './profile.ts';
import { NEW_WELCOME, nextStep } from './welcome.ts';

const ADA = newProfile({ displayName: 'Ada Marsh', photoURL: '', createdAtMs: 1 });

describe('a profile', () => {
  test('of a newcomer is visible, found by name, and keeps its feedback private', () => {
    expect(ADA).toMatchObject({ isVisible: true, isFeedbackVisible: false, username: null, debates: 0 });
    expect(storedProfile(ADA)).toMatchObject({ isListed: true, nameKey: 'ada marsh' });
  });

  test('stored before bios existed reads as one without a bio', () => {
    const old = { displayName: 'Ada', username: null, photoURL: '', createdAtMs: 1 };
    expect(profileSchema.parse(old)).toMatchObject({ bio: '', interests: [], isVisible: true });
  });

  test.each([{ isVisible: false }, { isHeldBack: true }, { isDeleted: true }])(
    'appears in no list with %o',
    (change) => {
      expect(storedProfile({ ...ADA, ...change }).isListed).toBe(false);
    },
  );

  test('is online until two and a half minutes after its last beat', () => {
    const seen = { lastSeenAtMs: 1_000 };
    expect(isOnline(seen, 1_000 + PRESENCE_MS - 1)).toBe(true);
    expect(isOnline(seen, 1_000 + PRESENCE_MS)).toBe(false);
  });
});

test('one document keeps two people apart, in either order of their ids', () => {
  expect(apartPath('ben', 'ada')).toBe('apart/ada~ben');
  expect(apartPath('ada', 'ben')).toBe('apart/ada~ben');
});

test('an invitation is open until its last millisecond has passed, and closed once it is answered', () => {
  const invitation = { state: 'open', expiresAtMs: 100 } as InvitationDocument;
  expect(isOpenInvitation(invitation, 99)).toBe(true);
  expect(isOpenInvitation(invitation, 100)).toBe(false);
  expect(isOpenInvitation({ ...invitation, state: 'declined' }, 99)).toBe(false);
});

test('a first visit continues with the first unfinished step, and ends with the rules', () => {
  expect(nextStep(NEW_WELCOME)).toBe('name');
  expect(nextStep({ ...NEW_WELCOME, done: ['name', 'interests'] })).toBe('photo');
  expect(nextStep({ ...NEW_WELCOME, done: ['name', 'photo', 'interests', 'rules'] })).toBe('rules');
  expect(nextStep({ done: ['name', 'photo', 'interests'], rulesAcceptedAtMs: 5 })).toBeNull();
});
