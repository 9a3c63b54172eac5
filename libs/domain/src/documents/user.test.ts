import { describe, expect, it } from 'vitest';
import { newUserFields, userPath, userSchema } from './user.ts';

describe('the document of a user', () => {
  it('is in the collection users, keyed by the identity provider’s user id', () => {
    expect(userPath('user_2abc')).toBe('users/user_2abc');
  });

  it('has displayName, email, photoURL, createdAt and updatedAt, and nothing else', () => {
    const document = {
      displayName: 'Ada',
      email: 'ada@example.com',
      photoURL: 'https://example.com/ada.webp',
    };
    const times = { createdAt: new Date(1), updatedAt: new Date(2) };
    expect(userSchema.parse({ ...document, ...times, role: 'admin' })).toEqual({ ...document, ...times });
    expect(Object.keys(userSchema.shape)).toEqual([
      'displayName',
      'email',
      'photoURL',
      'createdAt',
      'updatedAt',
    ]);
  });

  it.each(['displayName', 'email', 'photoURL', 'createdAt', 'updatedAt'])(
    'is not one without its %s',
    (field) => {
      const whole = {
        displayName: '',
        email: '',
        photoURL: '',
        createdAt: new Date(1),
        updatedAt: new Date(2),
      };
      expect(userSchema.safeParse(whole).success).toBe(true);
      expect(userSchema.safeParse({ ...whole, [field]: undefined }).success).toBe(false);
      expect(userSchema.safeParse({ ...whole, [field]: 7 }).success).toBe(false);
    },
  );
});

describe('the name of a new user', () => {
  it('is the full name', () => {
    expect(newUserFields({ name: 'Ada Marsh', username: 'ada' }).displayName).toBe('Ada Marsh');
  });

  it.each([undefined, null, '', '   '])('is the username if the full name is %j', (name) => {
    expect(newUserFields({ name, username: 'ada' }).displayName).toBe('ada');
  });

  it.each([undefined, null, '', '  '])('is empty if the username is %j too', (username) => {
    expect(newUserFields({ name: null, username }).displayName).toBe('');
  });
});

describe('the other fields of a new user', () => {
  it('are the primary address and the profile image', () => {
    expect(newUserFields({ email: 'ada@example.com', picture: 'https://example.com/ada.webp' })).toEqual({
      displayName: '',
      email: 'ada@example.com',
      photoURL: 'https://example.com/ada.webp',
    });
  });

  it('are empty if the identity provider knows none', () => {
    expect(newUserFields({})).toEqual({ displayName: '', email: '', photoURL: '' });
    expect(newUserFields({ email: null, picture: null })).toEqual({
      displayName: '',
      email: '',
      photoURL: '',
    });
  });
});
