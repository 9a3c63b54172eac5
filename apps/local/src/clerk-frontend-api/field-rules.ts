import { invalidField } from './api-error.ts';

export const PASSWORD_RULE = { minLength: 8, maxLength: 72 } as const;
export const USERNAME_RULE = { minLength: 3, maxLength: 64, characters: /^[a-z0-9_-]+$/ } as const;

/** @throws ApiError in Clerk's words when the password is too short or too long. */
export function checkPassword(password: string, field = 'password'): void {
  if (password.length < PASSWORD_RULE.minLength) {
    const message = `Passwords must be ${PASSWORD_RULE.minLength} or more characters.`;
    throw invalidField('form_password_length_too_short', message, field);
  }
  if (password.length > PASSWORD_RULE.maxLength) {
    const message = `Passwords must be ${PASSWORD_RULE.maxLength} or fewer characters.`;
    throw invalidField('form_password_length_too_long', message, field);
  }
}

/** @throws ApiError when the username breaks the instance's rule. */
export function checkUsername(username: string): void {
  const { minLength, maxLength, characters } = USERNAME_RULE;
  if (username.length < minLength || username.length > maxLength) {
    const message = `Username must be between ${minLength} and ${maxLength} characters long.`;
    throw invalidField('form_username_invalid_length', message, 'username');
  }
  if (!characters.test(username)) {
    const message = 'Username can only contain letters, numbers and - or _.';
    throw invalidField('form_username_invalid_character', message, 'username');
  }
}

/** @throws ApiError when this cannot be an e-mail address. */
export function checkEmailAddress(address: string): void {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return;
  throw invalidField(
    'form_param_format_invalid',
    'Email address must be a valid email address.',
    'email_address',
  );
}
