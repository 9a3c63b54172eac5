import { ledgerWord, type Act, type ModeratorRecord } from '@rostrum/domain';
import * as m from '@rostrum/words/moderator-policy';
import type { PolicyEventOf } from './event.ts';
import { contest, takeBack } from './ladder.ts';
import type { Found, Look, Way } from './look.ts';
import { POLICY_LIMITS } from './restraint-limits.ts';
import { settle, type PolicyResult } from './settle.ts';
import { fromCounts } from './words.ts';

/**
 * A person calls an act unfair: it weighs half from now on. Once people on two sides have called its type unfair, the type is
 * paused until the host allows it again.
 */
export function tapUnfair(before: Look, event: PolicyEventOf<'unfairTapped'>): PolicyResult {
  const { act, side, interventionId } = event;
  const record = contest(before.state.record, act, interventionId);
  const look = record === before.state.record ? before : { ...before, state: withRecord(before, record) };
  const sides = record.unfair[act] ?? [];
  if (record.paused[act] || sides.includes(side)) return { state: look.state, decisions: [] };
  const unfair = [...sides, side];
  if (unfair.length < POLICY_LIMITS.unfairSides) {
    return {
      state: withRecord(look, { ...record, unfair: { ...record.unfair, [act]: unfair } }),
      decisions: [],
    };
  }
  return pause(look, act, 'people');
}

/** The host silences a type; a second time changes nothing. */
export function silenceType(look: Look, { act }: PolicyEventOf<'typeSilenced'>): PolicyResult {
  if (look.state.record.paused[act] === 'host') return { state: look.state, decisions: [] };
  return pause(look, act, 'host');
}

/** The host allows a type again, no matter who paused it, and the taps against it no longer count. */
export function allowType(look: Look, { act }: PolicyEventOf<'typeAllowed'>): PolicyResult {
  const { record } = look.state;
  if (!record.paused[act] && !record.unfair[act]) return { state: look.state, decisions: [] };
  const { [act]: _pause, ...paused } = record.paused;
  const { [act]: _taps, ...unfair } = record.unfair;
  return { state: withRecord(look, { ...record, paused, unfair }), decisions: [] };
}

function pause(look: Look, act: Act, by: 'host' | 'people'): PolicyResult {
  const { record } = look.state;
  const paused: ModeratorRecord = {
    ...record,
    paused: { ...record.paused, [act]: by },
    unfair: { ...record.unfair, [act]: [] },
  };
  return settle({ ...look, engine: 'person', state: withRecord(look, paused) }, [standDown(look, act, by)]);
}

function standDown({ room, atMs }: Look, act: Act, by: 'host' | 'people'): Found {
  const type = ledgerWord(act);
  const way: Omit<Way, 'reach' | 'to'> = {
    level: null,
    says: m.typePaused({ by, type }),
  };
  return {
    act: 'standDown',
    key: `${act}-${atMs}`,
    messageId: null,
    side: null,
    rule: null,
    ...fromCounts({ label: m.type(), value: type }, { label: m.pausedBy(), value: m.pausedByWhom({ by }) }),
    once: true,
    ways: [
      { ...way, reach: 'public', to: 'all' },
      ...(room.hostId === null ? [] : [{ ...way, reach: 'always', to: room.hostId } as const]),
    ],
  };
}

/** The host takes an act back. */
export function undo(look: Look, { by, intervention }: PolicyEventOf<'undone'>): PolicyResult {
  return correct(look, intervention, by, m.takenBack());
}

/**
 * A human has decided an appeal. An overturned act is undone and corrected; an upheld one is explained to the
 * appellant.
 */
export function decideAppeal(look: Look, event: PolicyEventOf<'appealDecided'>): PolicyResult {
  const { verdict, intervention, by, reason } = event;
  if (verdict === 'overturned') {
    return correct(look, intervention, by, m.overturned({ reason }));
  }
  const appellant = intervention.appeal?.by;
  if (appellant === undefined) return { state: look.state, decisions: [] };
  const says = m.upheld({ reason });
  return settle({ ...look, engine: 'person' }, [
    decided(intervention, by, [{ reach: 'always', to: appellant, level: 5, says }]),
  ]);
}

type Intervention = PolicyEventOf<'undone'>['intervention'];

/** Posts a public correction, shows the held message again, and takes back the step that led up the ladder. */
function correct(look: Look, intervention: Intervention, by: string, says: string): PolicyResult {
  const { messageId, statement } = intervention;
  const isKept = statement?.restrictions.some((kind) => kind === 'held' || kind === 'hidden') ?? false;
  const restores = isKept && messageId !== null;
  const way: Way = {
    reach: 'always',
    to: 'all',
    level: 5,
    says: restores ? `${says} ${m.messageShown()}` : says,
    effects: restores ? [{ type: 'restore', messageId }] : [],
  };
  const outcome = settle({ ...look, engine: 'person' }, [decided(intervention, by, [way])]);
  if (outcome.decisions.every((decision) => decision.act === 'silence')) return outcome;
  const record = takeBack(outcome.state.record, intervention.act, intervention.id);
  return { ...outcome, state: { ...outcome.state, record } };
}

function decided(intervention: Intervention, by: string, ways: readonly Way[]): Found {
  return {
    act: 'correction',
    key: intervention.id,
    messageId: intervention.messageId,
    side: null,
    rule: null,
    ...fromCounts({ label: m.act(), value: intervention.act }, { label: m.decidedBy(), value: by }),
    once: true,
    ways,
  };
}

function withRecord({ state }: Look, record: ModeratorRecord): Look['state'] {
  return { ...state, record };
}
