import { initialsAvatar } from './avatar.ts';
import { CLERK_PROXY_PATH } from './clerk-app.ts';
import type { ClerkApp } from './clerk-app.ts';
import type { LocalClient, LocalSession, LocalUser } from './model.ts';
import { sessionToken } from './tokens.ts';
import { SESSION_LIFETIME_MS } from './sessions-store.ts';

/** The wire forms of Clerk's Frontend API that its browser library (version 5) reads. */
export interface View {
  app: ClerkApp;
  /** Origin of the asking page: part of tokens and of photo addresses. */
  origin: string;
}

export function pictureUrl({ origin }: View, user: LocalUser): string {
  return user.imageId ? `${origin}${CLERK_PROXY_PATH}/v1/images/${user.imageId}` : initialsAvatar(user);
}

export function verificationJson(status: 'verified' | 'unverified', strategy: string) {
  return { status, strategy, attempts: null, expire_at: null };
}

export function userJson(view: View, user: LocalUser) {
  return {
    object: 'user',
    id: user.id,
    ...nameJson(view, user),
    username: user.username,
    password_enabled: true,
    primary_email_address_id: user.emailId,
    email_addresses: [emailJson(user)],
    phone_numbers: [],
    web3_wallets: [],
    external_accounts: [],
    organization_memberships: [],
    public_metadata: {},
    unsafe_metadata: user.unsafeMetadata,
    created_at: user.createdAtMs,
    updated_at: user.updatedAtMs,
    last_sign_in_at: user.lastSignInAtMs,
    delete_self_enabled: true,
  };
}

/** The public fields of a person before the sign-in. */
export function nameJson(view: View, user: LocalUser) {
  return {
    first_name: user.firstName,
    last_name: user.lastName,
    image_url: pictureUrl(view, user),
    has_image: user.imageId !== null,
  };
}

function emailJson(user: LocalUser) {
  return {
    object: 'email_address',
    id: user.emailId,
    email_address: user.email,
    linked_to: [],
    verification: verificationJson('verified', 'admin'),
  };
}

export function sessionJson(view: View, session: LocalSession, user: LocalUser, status = 'active') {
  return {
    object: 'session',
    id: session.id,
    status,
    expire_at: session.expiresAtMs,
    abandon_at: session.expiresAtMs + SESSION_LIFETIME_MS,
    last_active_at: session.lastActiveAtMs,
    last_active_organization_id: null,
    actor: null,
    factor_verification_age: [0, -1],
    tasks: null,
    user: userJson(view, user),
    public_user_data: { ...nameJson(view, user), identifier: user.email, user_id: user.id },
    last_active_token: { object: 'token', jwt: sessionJwt(view, session) },
    created_at: session.createdAtMs,
    updated_at: session.lastActiveAtMs,
  };
}

export function sessionJwt({ app, origin }: View, session: LocalSession): string {
  return sessionToken({ key: app.key, issuer: app.issuer, origin, nowMs: app.now() }, session);
}

export interface AttemptsJson {
  signIn: object | null;
  signUp: object | null;
}

export function clientJson(view: View, client: LocalClient, { signIn, signUp }: AttemptsJson) {
  const { app } = view;
  const sessions = app.sessions.ofClient(client).flatMap((session) => {
    const user = app.users.find(session.userId);
    return user ? [sessionJson(view, session, user)] : [];
  });
  return {
    object: 'client',
    id: client.id,
    sessions,
    sign_in: signIn,
    sign_up: signUp,
    last_active_session_id: sessions[0]?.id ?? null,
    cookie_expires_at: null,
    captcha_bypass: true,
    created_at: client.createdAtMs,
    updated_at: client.updatedAtMs,
  };
}
