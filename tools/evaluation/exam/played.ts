import { FORMATS } from '@rostrum/domain';
import { aDebate } from '@rostrum/domain/testing';
import {
  hasActed,
  moderate,
  signalsFrom,
  STARTING_STATE,
  type ActedDecision,
  type ModeratorState,
  type Setting,
} from '@rostrum/moderator';
import { groupBy } from '@rostrum/moderator/debate';
import { createEngine, type Engine, type Judgement } from '@rostrum/moderator/engine';
import { readMessages, readTalks, type AllowedAct, type ExamMessage, type Talk } from './exam.ts';

/** A message with the engine's judgement and the moderator's act about its author's conduct. */
export type Played = {
  message: ExamMessage;
  judgement: Judgement;
  /** The heads that flagged it, by name. */
  flagged: ReadonlySet<string>;
  did: AllowedAct;
};

const HOST = 'the host';
/** Longer than a cooling-off, so that no message is held because of another one. */
const PAUSE_BETWEEN_MESSAGES_MS = 75_000;
/** Earlier messages for the heads that compare. */
const REMEMBERED = 10;
/** The acts about conduct. Questions about evidence, the clock and the floor accuse nobody. */
const ABOUT_CONDUCT: ReadonlySet<string> = new Set([
  'personAttack',
  'severe',
  'privacy',
  'flood',
  'injection',
  'offTopic',
  'heat',
  'coolingOff',
  'care',
]);

const CARE: ReadonlySet<string> = new Set(['care']);

/** Plays every talk of the exam in a room of its own, in a standard room with an open floor. */
export function playExam(): Played[] {
  const engine = createEngine();
  const messages = groupBy(readMessages(), ({ talk }) => talk);
  return readTalks().flatMap((talk) => playTalk(engine, talk, messages.get(talk.id) ?? []));
}

/** Plays one talk: each message after the ones before it. */
export function playTalk(engine: Engine, talk: Talk, messages: readonly ExamMessage[]): Played[] {
  const names = [...new Set(messages.map(({ by }) => by))];
  const room = roomFor(talk, names);
  let state: ModeratorState = STARTING_STATE;
  let { atMs } = room.debate;
  return messages.map((message, index) => {
    atMs += PAUSE_BETWEEN_MESSAGES_MS;
    const before = messages.slice(0, index);
    const judgement = judge(engine, talk, message, before, names);
    const outcome = moderate(
      state,
      {
        type: 'posted',
        room,
        atMs,
        message: {
          id: message.id,
          text: message.text,
          authorId: message.by,
          side: message.side ?? null,
          kind: 'answer',
          standing: 'onTurn',
          quoted: null,
          answers: null,
        },
      },
      signalsFrom(judgement),
      atMs,
    );
    ({ state } = outcome);
    return {
      message,
      judgement,
      flagged: flaggedHeads(judgement),
      did: strongest(outcome.decisions.filter(hasActed)),
    };
  });
}

function roomFor(talk: Talk, names: readonly string[]): Setting {
  const format = FORMATS.get('open-floor');
  return {
    debate: aDebate({ phase: 'live', hostId: HOST, ...(format ? { format } : {}) }),
    motion: talk.motion ?? talk.topic ?? '',
    hostId: HOST,
    names: Object.fromEntries(names.map((name) => [name, name])),
    strictness: 'standard',
    steelmanGate: false,
  };
}

function judge(
  engine: Engine,
  { motion }: Talk,
  { text, by, restates }: ExamMessage,
  before: readonly ExamMessage[],
  names: readonly string[],
): Judgement {
  return engine.judge(text, {
    names: names.filter((name) => name !== by),
    own: [before.filter((one) => one.by === by).map((one) => one.text)],
    said: before.slice(-REMEMBERED).map((one) => one.text),
    ...(motion === undefined ? {} : { motion }),
    ...(restates === undefined ? {} : { restates }),
  });
}

function flaggedHeads(judgement: Judgement): ReadonlySet<string> {
  return new Set(
    Object.entries(judgement).flatMap(([head, finding]) =>
      typeof finding === 'object' && 'flag' in finding && finding.flag ? head : [],
    ),
  );
}

function strongest(acts: readonly ActedDecision[]): AllowedAct {
  const conduct = acts.filter(({ act }) => ABOUT_CONDUCT.has(act));
  const effects = new Set(conduct.flatMap((made) => made.effects.map(({ type }) => type)));
  if (effects.has('pauseRoom') || effects.has('coolOff')) return 'pause';
  if (conduct.some(({ holds }) => holds)) return 'hold';
  if (conduct.some(({ act }) => CARE.has(act))) return 'care';
  return conduct.length > 0 ? 'note' : 'nothing';
}
