/** The people of the matrix. A role is also the uid of the person in the tests. */
export const ROLES = {
  visitor: 'signed out',
  stranger: 'signed in, and nothing to do with the document',
  newcomer: 'signed in, and has not accepted the house rules',
  suspended: 'suspended by the house',
  audience: 'came into the room',
  debater: 'has a seat in the room',
  judge: 'judges the debate',
  host: 'hosts the room and has no seat',
  blocked: 'came into the room; a block separates them and the host',
  owner: 'the person whom a document belongs to or names; in a room, a debater',
  ended: 'the owner, by a token of a session that has ended',
  moderator: 'a member of the house, with a second factor',
  halfModerator: 'a member of the house, without the second factor',
  operator: 'runs the product',
} as const;
export type Role = keyof typeof ROLES;

export const ALL_ROLES = Object.keys(ROLES) as Role[];

/** Everybody but these. */
export const allBut = (...some: Role[]): Role[] => ALL_ROLES.filter((role) => !some.includes(role));

export const SIGNED_IN = allBut('visitor');
/** A person, whatever has become of their session. */
export const OWNER: readonly Role[] = ['owner', 'ended'];
/** A person in a session that counts. */
export const OWNER_NOW: readonly Role[] = ['owner'];
export const HOUSE: readonly Role[] = ['moderator'];
export const NOBODY: readonly Role[] = [];
