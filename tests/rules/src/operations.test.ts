import { collection, doc, getDoc, getDocs, limit, query, setDoc, type Firestore } from 'firebase/firestore';
import { describe, test } from 'vitest';
import { as, expectAllowed, givenDocuments, testEnvironment } from './support/environment.ts';
import { PEOPLE } from './support/people.ts';

const DAY = 'modelUsage/2026-11-20/shards';
const USAGE = { inputTokens: 10, outputTokens: 1, costMicros: 3, calls: {}, failures: {} };

givenDocuments({
  [`${DAY}/0`]: USAGE,
  'modelUsage/breaker': { state: 'closed', sinceMs: 0, retryAtMs: null },
});

/** A signed-in person with the claim, and with this value of it. */
function withClaim(operator: unknown): Firestore {
  const database: unknown = testEnvironment().authenticatedContext('operator', { operator }).firestore();
  return database as Firestore;
}

describe('the cost of language models', () => {
  test('is read by an operator: a part, the breaker, and a list with an end', async () => {
    await expectAllowed(true, getDoc(doc(withClaim(true), `${DAY}/0`)));
    await expectAllowed(true, getDoc(doc(withClaim(true), 'modelUsage/breaker')));
    await expectAllowed(true, getDocs(query(collection(withClaim(true), DAY), limit(100))));
    await expectAllowed(false, getDocs(query(collection(withClaim(true), DAY), limit(101))));
  });

  test('is written by nobody, an operator neither', async () => {
    await expectAllowed(false, setDoc(doc(withClaim(true), `${DAY}/0`), USAGE));
    await expectAllowed(false, setDoc(doc(withClaim(true), 'modelUsage/breaker'), { state: 'closed' }));
  });

  test.each(PEOPLE)('is private from a %s', async (person) => {
    await expectAllowed(false, getDoc(doc(as(person), `${DAY}/0`)));
    await expectAllowed(false, getDocs(query(collection(as(person), DAY), limit(1))));
    await expectAllowed(false, setDoc(doc(as(person), `${DAY}/0`), USAGE));
  });

  test.each([false, 'true', 1])('needs the claim to be true, not %j', async (claim) => {
    await expectAllowed(false, getDoc(doc(withClaim(claim), `${DAY}/0`)));
  });
});
