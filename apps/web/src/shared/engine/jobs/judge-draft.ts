import { seatTakenBy, type Act, type Room, type Span } from '@rostrum/domain';
import { hasActed, moderate, NO_SIGNALS, STARTING_STATE, type Signals } from '@rostrum/moderator';

/** The parts of a room that the moderator needs to check a draft. */
export type DraftSetting = Pick<Room, 'debate' | 'motion' | 'hostId' | 'people' | 'strictness'>;

/** Unsent words, and their context. */
export type DraftQuestion = {
  text: string;
  uid: string;
  room: DraftSetting;
  /** The last messages on the floor, oldest first: whether the tone is rising. */
  recent: readonly string[];
};

/** The moderator's verdict on a draft, the words it is about, and whether it would hold or hide the message. */
export type DraftHint = {
  act: Act;
  quote: string | null;
  spans: readonly Span[];
  /** The deciding factor, in the head's own words, as in "attack on a group". */
  kind: string | undefined;
  holds: boolean;
};

/** Judges a text by itself: all findings of the engine, and its toxicity, 0 … 1, even without a consequence. */
export type JudgeText = (text: string, names: readonly string[]) => { signals: Signals; toxicity: number };

/**
 * Asks the engine and the room's own policy about words that nobody has sent yet. Null if it would stay silent. Only
 * the writer ever sees it.
 */
export function hintFor({ text, uid, room, recent }: DraftQuestion, judge: JudgeText): DraftHint | null {
  if (text.trim() === '') return null;
  const names = Object.fromEntries(Object.entries(room.people).map(([id, one]) => [id, one.displayName]));
  const others = Object.entries(names).flatMap(([id, name]) => (id === uid ? [] : [name]));
  const { debate, motion, hostId, strictness } = room;
  const signals = debate.moderatorPaused ? NO_SIGNALS : judge(text, others).signals;
  const { decisions } = moderate(
    STARTING_STATE,
    {
      type: 'drafted',
      atMs: debate.atMs,
      room: { debate, motion, hostId, names, strictness },
      message: {
        id: 'draft',
        text,
        authorId: uid,
        side: seatTakenBy(debate, uid)?.side ?? null,
        kind: 'speech',
        quoted: null,
        answers: null,
      },
      risks: recent.map((said) => judge(said, others).toxicity),
    },
    signals,
    debate.atMs,
  );
  const [hint] = decisions.filter(hasActed);
  if (!hint) return null;
  const { quote, why } = hint.intervention;
  const kind = why.find(({ is }) => is === 'kind')?.value;
  return { act: hint.act, quote, spans: hint.spans, kind, holds: hint.holds };
}
