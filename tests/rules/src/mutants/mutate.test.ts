import { expect, test } from 'vitest';
import { describeMutant, mutantsOf, mutated } from './mutate.ts';
import { allowsAround, readRules } from './read-rules.ts';

const RULES = `service cloud.firestore {
  match /databases/{database}/documents {
    function isSelf(uid) {
      return request.auth != null && request.auth.uid == uid;
    }

    // A comment that says a && b.
    match /notes/{uid} {
      allow get, list: if isSelf(uid) || 'a && b' == uid;
      allow create: if request.resource.data.keys().hasOnly(['text', 'atMs'])
        && request.resource.data.text.size() <= 5 * 1000;
    }

    match /{place=**}/lines/{id} {
      allow read: if !isSelf(id);
    }
  }
}
`;
const rules = readRules(RULES);
const told = mutantsOf(rules).map((mutant) => describeMutant(rules, mutant));

test('finds the places of the rules, and the conditions that a function reaches', () => {
  const [get, create, read] = rules.allows;
  expect([get?.methods, create?.methods, read?.methods]).toEqual([
    ['get', 'list'],
    ['create'],
    ['get', 'list'],
  ]);
  expect(get?.pattern.test('/notes/ada')).toBe(true);
  expect(get?.pattern.test('/notes/ada/lines/one')).toBe(false);
  expect(read?.pattern.test('/notes/ada/lines/one')).toBe(true);
  expect(allowsAround(rules, RULES.indexOf('!= null'))).toEqual([get, read]);
  expect(allowsAround(rules, RULES.indexOf('hasOnly'))).toEqual([create]);
});

test.each([
  "line 9: the condition is true: “isSelf(uid) || 'a && b' == uid” → “true”",
  'line 4: another connective: “&&” → “||”',
  'line 4: a conjunct less: “request.auth != null &&” → “”',
  'line 4: a conjunct less: “&& request.auth.uid == uid” → “”',
  'line 4: a condition negated: “request.auth.uid == uid” → “!(request.auth.uid == uid)”',
  'line 9: an alternative less: “isSelf(uid) ||” → “”',
  "line 10: a list without 'text': “'text',” → “”",
  'line 11: a bound that is one off: “<=” → “<”',
  'line 11: a number of 5 + 1: “5” → “6”',
  'line 15: no negation: “!” → “”',
])('makes the mistake: %s', (mistake) => {
  expect(told).toContain(mistake);
});

test('makes none in words and comments, and none of units', () => {
  expect(told.filter((one) => one.startsWith('line 7'))).toEqual([]);
  expect(told.filter((one) => one.startsWith('line 9') && one.includes('connective'))).toHaveLength(1);
  expect(told.filter((one) => one.includes('a number of 1000'))).toEqual([]);
});

test('changes one place only, and all mutants differ', () => {
  const texts = mutantsOf(rules).map((mutant) => mutated(rules, mutant));
  expect(texts).not.toContain(RULES);
  expect(new Set(texts).size).toBe(texts.length);
});
