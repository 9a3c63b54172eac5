import type { Role } from '@rostrum/domain/access';

/** The moment that the stored times of the world count from: a whole second, as tokens have no finer time. */
export const WORLD_MS = Math.floor(Date.now() / 1_000) * 1_000;
/** When the sessions of the owner and the judge ended, and one that the owner's old token belongs to began. */
export const ENDED_MS = WORLD_MS - 60_000;

const NOW_SECONDS = WORLD_MS / 1_000;

/**
 * What a token says beside the uid. The judge's names no moment of Clerk, as tokens of old do; the stranger's second factor
 * makes nobody a member of the house.
 */
const CLAIMS: Partial<Record<Role, object>> = {
  owner: { vouchedAt: NOW_SECONDS },
  stranger: { secondFactor: true },
  ended: { vouchedAt: ENDED_MS / 1_000 },
  moderator: { moderator: true, secondFactor: true },
  halfModerator: { moderator: true },
  operator: { operator: true },
};

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** An unsigned token, as the emulators take it; nothing for a visitor. */
export function tokenOf(role: Role, projectId: string): string | undefined {
  if (role === 'visitor') return undefined;
  const uid = role === 'ended' ? 'owner' : role;
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    iat: NOW_SECONDS,
    exp: NOW_SECONDS + 36_000,
    auth_time: NOW_SECONDS,
    firebase: { sign_in_provider: 'custom', identities: {} },
    ...CLAIMS[role],
  };
  return `${encoded({ alg: 'none', type: 'JWT' })}.${encoded(payload)}.`;
}
