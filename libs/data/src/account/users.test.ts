import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createUser, createUserIfAbsent, fetchUser, updateUser } from './users.ts';

/** An in-memory document store: the parts of Firestore that these tests need, and its ways to fail. */
const store = vi.hoisted(() => ({
  documents: new Map<string, Record<string, unknown>>(),
  now: 0,
  failWith: null as Error | null,
  /** So many updates are refused, as they are within a second of the last. */
  tooSoon: 0,
  /** Runs between a transaction's read and its write, like a faster second tab. */
  meanwhile: null as (() => void) | null,
}));

vi.mock('../firebase-app.ts', () => ({ firestore: () => store }));

vi.mock('firebase/firestore', () => {
  const NOW = Symbol('server time');
  const timestamp = (ms: number) => ({ toDate: () => new Date(ms) });
  const stamped = (fields: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [key, value === NOW ? timestamp(store.now) : value]),
    );
  const failing = () => {
    if (store.failWith) throw store.failWith;
  };
  const read = (path: string) => {
    const fields = store.documents.get(path);
    return { id: path.split('/').at(-1), exists: () => fields !== undefined, data: () => fields };
  };
  return {
    doc: (_: unknown, path: string) => path,
    serverTimestamp: () => NOW,
    getDoc: async (path: string) => (failing(), read(path)),
    setDoc: async (path: string, fields: Record<string, unknown>) => {
      failing();
      store.documents.set(path, stamped(fields));
    },
    updateDoc: async (path: string, fields: Record<string, unknown>) => {
      failing();
      if (store.tooSoon > 0) {
        store.tooSoon -= 1;
        throw Object.assign(new Error('permission-denied'), { code: 'permission-denied' });
      }
      store.documents.set(path, { ...store.documents.get(path), ...stamped(fields) });
    },
    runTransaction: async (_: unknown, work: (transaction: unknown) => Promise<void>) => {
      const writes = new Map<string, Record<string, unknown>>();
      const seen = new Map<string, unknown>();
      await work({
        get: async (path: string) => (failing(), seen.set(path, store.documents.get(path)), read(path)),
        set: (path: string, fields: Record<string, unknown>) => writes.set(path, stamped(fields)),
      });
      store.meanwhile?.();
      for (const [path, fields] of writes) {
        if (seen.get(path) !== store.documents.get(path)) throw new Error('permission-denied');
        store.documents.set(path, fields);
      }
    },
  };
});

const ada = {
  displayName: 'Ada Lovelace',
  email: 'ada@example.com',
  photoURL: 'https://example.com/ada.webp',
};

beforeEach(() => {
  store.documents.clear();
  store.now = Date.UTC(2024, 10, 20);
  store.failWith = null;
  store.tooSoon = 0;
  store.meanwhile = null;
});

describe('a person’s document', () => {
  test('is created with exactly the specified fields', async () => {
    await createUser('user_ada', ada);
    expect(Object.keys(store.documents.get('users/user_ada') ?? {}).toSorted()).toEqual([
      'createdAt',
      'displayName',
      'email',
      'photoURL',
      'updatedAt',
    ]);
  });

  test('is read back with its id and its times as dates', async () => {
    await createUser('user_ada', ada);
    expect(await fetchUser('user_ada')).toEqual({
      id: 'user_ada',
      ...ada,
      createdAt: new Date(store.now),
      updatedAt: new Date(store.now),
    });
  });

  test('reads as null if there is none', async () => {
    expect(await fetchUser('nobody')).toBeNull();
  });

  test('keeps fields that an update does not name, and gets a new updatedAt', async () => {
    await createUser('user_ada', ada);
    const created = store.now;
    store.now += 60_000;
    await updateUser('user_ada', { displayName: 'Ada King' });
    expect(await fetchUser('user_ada')).toEqual({
      id: 'user_ada',
      ...ada,
      displayName: 'Ada King',
      createdAt: new Date(created),
      updatedAt: new Date(store.now),
    });
  });

  describe('changed a moment ago, as by the server,', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    test('is written a second later', async () => {
      await createUser('user_ada', ada);
      store.tooSoon = 1;
      const updated = updateUser('user_ada', { displayName: 'Ada King' });
      await vi.advanceTimersByTimeAsync(1_100);
      await updated;
      expect((await fetchUser('user_ada'))?.displayName).toBe('Ada King');
    });

    test('and refused again is a failure', async () => {
      await createUser('user_ada', ada);
      vi.spyOn(console, 'error').mockImplementation(() => {});
      store.tooSoon = 2;
      const updated = updateUser('user_ada', { displayName: 'Ada King' }).catch(String);
      await vi.advanceTimersByTimeAsync(1_100);
      expect(await updated).toContain('permission-denied');
      expect((await fetchUser('user_ada'))?.displayName).toBe('Ada Lovelace');
    });
  });

  test('that the server created first is left unchanged', async () => {
    await createUser('user_ada', { ...ada, displayName: 'From the server' });
    await createUserIfAbsent('user_ada', ada);
    expect((await fetchUser('user_ada'))?.displayName).toBe('From the server');
  });

  test('that another tab creates at the same moment is no failure', async () => {
    store.meanwhile = () => {
      const written = { ...ada, createdAt: new Date(store.now), updatedAt: new Date(store.now) };
      store.documents.set('users/user_ada', { ...written, displayName: 'From the other tab' });
    };
    await createUserIfAbsent('user_ada', ada);
    expect((await fetchUser('user_ada'))?.displayName).toBe('From the other tab');
  });
});

describe('a failure is logged under its specified text and thrown on', () => {
  const denied = new Error('permission-denied');

  test.each([
    ['Error creating user:', () => createUser('user_ada', ada)],
    ['Error creating user:', () => createUserIfAbsent('user_ada', ada)],
    ['Error fetching user:', () => fetchUser('user_ada')],
    ['Error updating user:', () => updateUser('user_ada', { displayName: 'Ada' })],
  ])('%s', async (text, work) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    store.failWith = denied;
    await expect(work()).rejects.toBe(denied);
    expect(logged).toHaveBeenCalledExactlyOnceWith(text, denied);
  });
});
