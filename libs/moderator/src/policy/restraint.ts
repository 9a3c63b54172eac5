import { own } from '@rostrum/domain';
import type { ModeratorRecord } from '@rostrum/domain';
import { POLICY_LIMITS } from './restraint-limits.ts';
import type { Look } from './look.ts';
import { isPreparedSpeech } from './steps.ts';

const LIMITS = POLICY_LIMITS;

/** The reason against a public act now; undefined if one is allowed. */
export function whyNotPublic(look: Look): string | undefined {
  const { record, pulse } = look.state;
  const { atMs, room } = look;
  if (isPreparedSpeech(room.debate)) return 'a prepared speech is running';
  if (atMs < record.coolUntilMs) return 'both sides are cooling off';
  if (record.lastPublicAtMs !== null && atMs - record.lastPublicAtMs < LIMITS.publicGapMs) {
    return 'the last public act was less than three minutes ago';
  }
  if (record.publicActs + 1 > LIMITS.publicShare * pulse.messages) {
    return 'public acts would be more than 15 % of the messages';
  }
  return undefined;
}

/** Why this person gets no private note now. */
export function whyNoNote({ state, atMs }: Look, uid: string): string | undefined {
  const notedAtMs = own(state.record.notedAtMs, uid);
  const isSoon = notedAtMs !== undefined && atMs - notedAtMs < LIMITS.noteGapMs;
  return isSoon ? 'this person had a private note less than four minutes ago' : undefined;
}

/** The reason against any optional act: it would come too late. */
export function whyTooLate({ state, atMs, nowMs, isLate }: Look): string | undefined {
  if (nowMs - atMs > LIMITS.staleMs) return 'it is older than eight seconds';
  return isLate && atMs < state.pulse.lastAtMs ? 'a newer message has overtaken it' : undefined;
}

export function notePublicAct(record: ModeratorRecord, atMs: number): ModeratorRecord {
  return { ...record, publicActs: record.publicActs + 1, lastPublicAtMs: atMs };
}

/** Notes that no longer count are left out, so that the record stays small. */
export function noteNote(record: ModeratorRecord, uid: string, atMs: number): ModeratorRecord {
  const recent = Object.entries(record.notedAtMs).filter(
    ([person, notedAtMs]) => person !== uid && atMs - notedAtMs < LIMITS.noteGapMs,
  );
  return { ...record, notedAtMs: Object.fromEntries([...recent, [uid, atMs]]) };
}

export function noteDone(record: ModeratorRecord, id: string): ModeratorRecord {
  return { ...record, done: [...record.done, id].slice(-LIMITS.doneKept) };
}
