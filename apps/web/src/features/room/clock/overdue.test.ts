import type { Live } from '@rostrum/data';
import { withPace, type Member } from '@rostrum/domain';
import { ADA, aDebate, aRoom, BEN, CLEO, NOON_MS, play } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { overdueIn } from './overdue.ts';

const live = aDebate({ phase: 'live' });
const seen = (seconds: number, stale = false): Live<Member[]> => ({
  status: 'ready',
  stale,
  value: [ADA, BEN, CLEO].map((uid) => ({
    uid,
    displayName: uid,
    photoURL: '',
    joinedAtMs: 0,
    lastSeenAtMs: NOON_MS + (uid === ADA ? 100 : seconds) * 1_000,
  })),
});
const overdue = (uid: string, members: Live<Member[]>, seconds: number, debate = live) =>
  overdueIn(aRoom({ debate }), uid, members, NOON_MS + seconds * 1_000)?.uid;

describe('a debater whose heartbeat is overdue', () => {
  it('is gone after twenty-five seconds, and not a moment before', () => {
    expect(overdue(ADA, seen(60), 84.999)).toBeUndefined();
    expect(overdue(ADA, seen(60), 85)).toBe(BEN);
  });

  it('gets the time of a first beat at the start of a step', () => {
    expect(overdue(ADA, seen(-30), 24)).toBeUndefined();
    expect(overdue(ADA, seen(-30), 25)).toBe(BEN);
  });

  it('has another key after another beat', () => {
    const room = aRoom({ debate: live });
    const key = (seconds: number) => overdueIn(room, ADA, seen(seconds), NOON_MS + 90_000)?.key;
    expect(key(10)).not.toBe(key(20));
  });

  it('is not noticed by a watcher, nor by an offline person', () => {
    expect(overdue(CLEO, seen(60), 90)).toBeUndefined();
    expect(overdue(ADA, seen(60, true), 90)).toBeUndefined();
    expect(overdue(ADA, { status: 'loading' }, 90)).toBeUndefined();
  });

  it('is the host before the start, after five minutes', () => {
    const waiting = aDebate({ phase: 'readyCheck', hostId: CLEO });
    expect(overdue(ADA, seen(0), 299, waiting)).toBeUndefined();
    expect(overdue(ADA, seen(0), 300, waiting)).toBe(CLEO);
    expect(overdue(CLEO, seen(0), 300, waiting)).toBeUndefined();
  });

  it('is missed only while a step runs, and never by correspondence', () => {
    expect(overdue(ADA, seen(60), 90, play(live, { type: 'pause', by: ADA }))).toBeUndefined();
    const slow = aDebate({ phase: 'live', format: withPace(live.format, 'correspondence') });
    expect(overdue(ADA, seen(60), 90, slow)).toBeUndefined();
  });
});
