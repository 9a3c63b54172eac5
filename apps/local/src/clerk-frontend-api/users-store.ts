import { newId } from './ids.ts';
import type { LocalUser } from './model.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { isTotp } from './totp.ts';

export interface NewUser {
  /** Fixed for seeded people, so that their documents find them again; generated for everyone else. */
  id?: string;
  email: string;
  password: string;
  username?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  totpSecret?: string | null;
  fixedCode?: string | null;
  unsafeMetadata?: Record<string, unknown>;
}

export type UserChange = Partial<
  Pick<LocalUser, 'username' | 'firstName' | 'lastName' | 'imageId' | 'unsafeMetadata' | 'lastSignInAtMs'>
>;

/** Whether a person signs in with a second factor. */
export const asksForCode = ({ totpSecret, fixedCode }: LocalUser) =>
  totpSecret !== null || fixedCode !== null;

/** The people of the local instance. Every change goes to `onChange`, which stores it. */
export class UsersStore {
  readonly #users: Map<string, LocalUser>;
  readonly #now: () => number;
  readonly #onChange: () => void;

  constructor(users: LocalUser[], now: () => number, onChange: () => void) {
    this.#users = new Map(users.map((user) => [user.id, user]));
    this.#now = now;
    this.#onChange = onChange;
  }

  all(): LocalUser[] {
    return [...this.#users.values()];
  }

  find(id: string): LocalUser | undefined {
    return this.#users.get(id);
  }

  /** By e-mail address (any case) or username. */
  findByIdentifier(identifier: string): LocalUser | undefined {
    const wanted = identifier.trim().toLowerCase();
    return this.all().find((user) => user.email === wanted || user.username === wanted);
  }

  create(person: NewUser): LocalUser {
    const atMs = this.#now();
    const user: LocalUser = {
      id: person.id ?? newId('user'),
      emailId: newId('idn'),
      email: person.email.trim().toLowerCase(),
      passwordHash: hashPassword(person.password),
      totpSecret: person.totpSecret ?? null,
      fixedCode: person.fixedCode ?? null,
      username: person.username?.trim().toLowerCase() || null,
      firstName: person.firstName?.trim() || null,
      lastName: person.lastName?.trim() || null,
      imageId: null,
      unsafeMetadata: person.unsafeMetadata ?? {},
      createdAtMs: atMs,
      updatedAtMs: atMs,
      lastSignInAtMs: null,
    };
    return this.#keep(user);
  }

  /** Also updates `updatedAtMs`, without which Clerk's browser library keeps its old copy of the person. */
  update(user: LocalUser, change: UserChange): LocalUser {
    const updatedAtMs = Math.max(this.#now(), user.updatedAtMs + 1);
    return this.#keep({ ...user, ...change, updatedAtMs });
  }

  hasPassword(user: LocalUser, password: string): boolean {
    return passwordMatches(password, user.passwordHash);
  }

  hasCode({ totpSecret, fixedCode }: LocalUser, code: string): boolean {
    return code === fixedCode || (totpSecret !== null && isTotp(totpSecret, code, this.#now()));
  }

  changePassword(user: LocalUser, password: string): LocalUser {
    return this.#keep({ ...user, passwordHash: hashPassword(password), updatedAtMs: this.#now() });
  }

  remove(user: LocalUser): void {
    this.#users.delete(user.id);
    this.#onChange();
  }

  #keep(user: LocalUser): LocalUser {
    this.#users.set(user.id, user);
    this.#onChange();
    return user;
  }
}
