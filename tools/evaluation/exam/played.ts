import { FORMATS, type Strictness } from '@rostrum/domain';
import { aDebate } from '@rostrum/domain/testing';
import {
  hasActed,
  moderate,
  STARTING_STATE,
  type ActedDecision,
  type Finding,
  type ModeratorState,
  type Setting,
  type SignalKind,
} from '@rostrum/moderator';
import type { AllowedAct, ExamMessage, Talk } from './exam.ts';

/** A message with the moderator's act about its author's conduct. */
export type Played = {
  message: ExamMessage;
  /** The heads that flagged it, by name. */
  flagged: ReadonlySet<string>;
  did: AllowedAct;
};

/** The findings in a message after those before it, by everything that has a say before the moderator acts. */
export type JudgeInTalk = (
  message: ExamMessage,
  around: { talk: Talk; names: readonly string[]; before: readonly ExamMessage[] },
) => Promise<readonly Finding<SignalKind>[]>;

const HOST = 'the host';
/** Longer than a cooling-off, so that no message is held because of another one. */
const PAUSE_BETWEEN_MESSAGES_MS = 75_000;
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

/** Plays one talk in a room with an open floor, a standard one unless told otherwise: each message after the ones before it. */
export async function playTalk(
  judge: JudgeInTalk,
  talk: Talk,
  messages: readonly ExamMessage[],
  strictness: Strictness = 'standard',
): Promise<Played[]> {
  const names = [...new Set(messages.map(({ by }) => by))];
  const room = roomFor(talk, names, strictness);
  const played: Played[] = [];
  let state: ModeratorState = STARTING_STATE;
  let { atMs } = room.debate;
  for (const [index, message] of messages.entries()) {
    atMs += PAUSE_BETWEEN_MESSAGES_MS;
    const signals = await judge(message, { talk, names, before: messages.slice(0, index) });
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
          quoted: null,
          answers: null,
        },
      },
      signals,
      atMs,
    );
    ({ state } = outcome);
    played.push({
      message,
      flagged: new Set(signals.flatMap(({ kind, flag }) => (flag ? kind : []))),
      did: strongest(outcome.decisions.filter(hasActed)),
    });
  }
  return played;
}

function roomFor(talk: Talk, names: readonly string[], strictness: Strictness): Setting {
  const format = FORMATS.get('open-floor');
  return {
    debate: aDebate({ phase: 'live', hostId: HOST, ...(format ? { format } : {}) }),
    motion: talk.motion ?? talk.topic ?? '',
    hostId: HOST,
    names: Object.fromEntries(names.map((name) => [name, name])),
    strictness,
  };
}

function strongest(acts: readonly ActedDecision[]): AllowedAct {
  const conduct = acts.filter(({ act }) => ABOUT_CONDUCT.has(act));
  const effects = new Set(conduct.flatMap((made) => made.effects.map(({ type }) => type)));
  if (effects.has('pauseRoom') || effects.has('coolOff')) return 'pause';
  if (conduct.some(({ holds }) => holds)) return 'hold';
  if (conduct.some(({ act }) => CARE.has(act))) return 'care';
  return conduct.length > 0 ? 'note' : 'nothing';
}
