import { describe, expect, it } from 'vitest';
import { addressTag, letterIdOf, readLetterId } from './letter-id.ts';

const ID = { letter: 'a'.repeat(40), tag: addressTag('ada@example.org', 'key'), uid: 'user_2abC' };

describe('the id of a letter', () => {
  it('comes back out of its Message-ID', () => {
    expect(readLetterId(`<${letterIdOf(ID)}@example.org>`)).toEqual(ID);
    expect(readLetterId(`${letterIdOf(ID)}@example.org`)).toEqual(ID);
  });

  it.each(['', 'letter-1@example.org', `<${'a'.repeat(40)}.0123@example.org>`, `<${letterIdOf(ID)}>`])(
    'is not read out of "%s"',
    (messageId) => expect(readLetterId(messageId)).toBeUndefined(),
  );

  it('names the address without telling it, each with its own tag', () => {
    expect(ID.tag).toMatch(/^[\da-f]{16}$/);
    expect(addressTag('ben@example.org', 'key')).not.toBe(ID.tag);
    expect(addressTag('ada@example.org', 'another key')).not.toBe(ID.tag);
  });
});
