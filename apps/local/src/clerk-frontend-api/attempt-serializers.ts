import type { LocalUser, SignInAttempt, SignUpAttempt, SignUpFields } from './model.ts';
import { nameJson, verificationJson } from './serializers.ts';
import type { View } from './serializers.ts';
import { asksForCode } from './users-store.ts';

export const REQUIRED_SIGN_UP_FIELDS = [
  'email_address',
  'password',
] as const satisfies (keyof SignUpFields)[];
const OPTIONAL_SIGN_UP_FIELDS = [
  'username',
  'first_name',
  'last_name',
] as const satisfies (keyof SignUpFields)[];

const DAY_MS = 24 * 60 * 60 * 1000;

export function signInJson(view: View, attempt: SignInAttempt, user: LocalUser) {
  const complete = attempt.createdSessionId !== null;
  return {
    object: 'sign_in',
    id: attempt.id,
    status: complete ? 'complete' : attempt.awaitsSecondFactor ? 'needs_second_factor' : 'needs_first_factor',
    identifier: attempt.identifier,
    supported_identifiers: ['email_address', 'username'],
    supported_first_factors: [{ strategy: 'password' }],
    supported_second_factors: asksForCode(user) ? [{ strategy: 'totp' }] : null,
    first_factor_verification:
      complete || attempt.awaitsSecondFactor ? verificationJson('verified', 'password') : null,
    second_factor_verification: complete && asksForCode(user) ? verificationJson('verified', 'totp') : null,
    created_session_id: attempt.createdSessionId,
    user_data: nameJson(view, user),
  };
}

export function signUpJson({ app }: View, attempt: SignUpAttempt) {
  const { fields } = attempt;
  return {
    object: 'sign_up',
    id: attempt.id,
    status: attempt.createdSessionId ? 'complete' : 'missing_requirements',
    required_fields: REQUIRED_SIGN_UP_FIELDS,
    optional_fields: OPTIONAL_SIGN_UP_FIELDS,
    missing_fields: REQUIRED_SIGN_UP_FIELDS.filter((field) => !fields[field]),
    unverified_fields: [],
    verifications: {
      email_address: {
        ...verificationJson('unverified', 'email_code'),
        next_action: '',
        supported_strategies: [],
      },
      phone_number: null,
      web3_wallet: null,
      external_account: null,
    },
    username: fields.username ?? null,
    first_name: fields.first_name ?? null,
    last_name: fields.last_name ?? null,
    email_address: fields.email_address ?? null,
    phone_number: null,
    web3_wallet: null,
    has_password: Boolean(fields.password),
    unsafe_metadata: {},
    created_session_id: attempt.createdSessionId,
    created_user_id: attempt.createdUserId,
    abandon_at: app.now() + DAY_MS,
    legal_accepted_at: null,
  };
}
