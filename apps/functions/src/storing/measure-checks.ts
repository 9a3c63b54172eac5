// Measures the cost of a write's check: `node apps/functions/src/storing/measure-checks.ts`.
import { aMessage, aRoom } from '@rostrum/domain/testing';
import { firestoreChecks } from './guard-writes.ts';

const RUNS = 5_000;

const voice = {
  lastAtMs: 1,
  turns: 1,
  characters: 300,
  recentAtMs: [1, 2, 3, 4],
  prints: [1, 2, 3],
  offTopic: 0,
  slowUntilMs: 0,
};
const said = {
  messageId: 'message',
  authorId: 'user_ada',
  side: 'for',
  text: 'Turnout is a public good. '.repeat(12),
};

/** The counts that a message changes, with that many speakers. */
function countsOf(people: number) {
  const uids = Array.from({ length: people }, (_, index) => `user_${index}`);
  const spoken = Object.fromEntries(uids.map((uid) => [uid, 300]));
  const voices = Object.fromEntries(uids.map((uid) => [uid, voice]));
  const claims = { for: null, against: null };
  const pulse = { messages: 9, lastAtMs: 1, stepIndex: 1, turns: 1, lastSpeakerId: null, voices, claims };
  const heard = Array.from({ length: 6 }, () => said);
  return { seq: 9, atMs: 1, spoken, used: spoken, heard, pulse: { ...pulse, unanswered: [], found: {} } };
}

function report(what: string, check: () => void): void {
  for (let run = 0; run < RUNS; run += 1) check();
  const fromMs = performance.now();
  for (let run = 0; run < RUNS; run += 1) check();
  console.log(`${what}: ${(((performance.now() - fromMs) / RUNS) * 1_000).toFixed(0)} µs`);
}

const { id: _, ...room } = aRoom({});
const [two, many] = [countsOf(2), countsOf(24)];
report('a message', () => firestoreChecks.whole('rooms/a/messages/b', aMessage()));
report('counts of two people', () => firestoreChecks.update('rooms/a/server/counts', two));
report('counts of 24 people', () => firestoreChecks.update('rooms/a/server/counts', many));
report('a room', () => firestoreChecks.update('rooms/a', room));
