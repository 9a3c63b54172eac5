import type {
  Act,
  DebateEvent,
  DebateState,
  Intervention,
  MessageDocument,
  Safeguarding,
  Side,
  Strictness,
} from '@rostrum/domain';
import type { Language } from '@rostrum/words';

/** Names by uid, for the moderator's words. */
export type Names = Readonly<Record<string, string>>;

/** The room as the moderator sees it when something happens. */
export type Setting = {
  /** Before the words of a message count, after every other event. */
  debate: DebateState;
  motion: string;
  /** The person to call, who reads held messages unless they debate; null without a host. */
  hostId: string | null;
  names: Names;
  strictness: Strictness;
  /** Whom the moderator tells when it is worried about somebody; absent: nobody. */
  safeguarding?: Safeguarding | undefined;
  /** The language that the moderator speaks; absent: that of the moment, as in the hints that a page gives on a draft. */
  language?: Language | undefined;
};

/** A text sent to the floor. */
export type PostedMessage = {
  id: string;
  text: string;
  authorId: string;
  /** The author's bench; null for a speaker from the audience. */
  side: Side | null;
  kind: MessageDocument['kind'];
  /** The message that the author quotes. */
  quoted: { messageId: string; authorId: string } | null;
  /** Messages that this one answers, according to the author or an engine; null if no engine looked. */
  answers: readonly string[] | null;
};

/** One line of a summary, with its message. */
export type SummaryLine = { messageId: string; quote: string };

/** A step that has just ended: the people who are not heard in it, and those whose draft went out by itself, by uid. */
export type StepEnd = { silent: readonly string[]; sentByBell: readonly string[] };

type InRoom<Type extends string> = {
  type: Type;
  room: Setting;
  /** When it happened, on the server's clock; `now` may be later. */
  atMs: number;
};

/**
 * Everything that the moderator reacts to.
 *
 * - `happened`: an event of the debate's log; `room.debate` is the state after it. `ended`: the step that it follows.
 * - `bell`: 60 s, 30 s or no time is left in a step.
 * - `ticked`: time passed in an open step without a message; worth sending at `nextLookAtMs`.
 * - `posted`: a person sent a message; decided at once, before anybody sees it.
 * - `classified`: a slower engine (a language model or the second reader) checked a message that is already shown; it may add a private note, nothing else.
 * - `drafted`: unsent words in the browser; `risks` are the toxicity scores of the last shown messages.
 * - `summaryDue`: a phase ended (`by` null) or a person asked; `lines` are the quotable ones, most significant first.
 *   Sent between two steps: `room.debate` is the state after `stepEnded`.
 * - `unfairTapped`, `typeSilenced`, `typeAllowed`, `undone`, `appealDecided`: people overrule the moderator. Check
 *   their right first, with `mayPauseType`, `mayUndo` and `mayDecideAppeal`.
 */
export type PolicyEvent =
  | (InRoom<'happened'> & { event: DebateEvent; ended?: StepEnd })
  | (InRoom<'bell'> & { stepSeq: number; secondsLeft: 60 | 30 | 0 })
  | InRoom<'ticked'>
  | (InRoom<'posted'> & { message: PostedMessage })
  | (InRoom<'classified'> & { message: PostedMessage; engine: 'model' | 'embedded' })
  | (InRoom<'drafted'> & { message: PostedMessage; risks: readonly number[] })
  | (InRoom<'summaryDue'> & { key: string; by: string | null; lines: Record<Side, readonly SummaryLine[]> })
  | (InRoom<'unfairTapped'> & { by: string; side: Side; act: Act; interventionId: string })
  | (InRoom<'typeSilenced'> & { by: string; act: Act })
  | (InRoom<'typeAllowed'> & { by: string; act: Act })
  | (InRoom<'undone'> & { by: string; intervention: Intervention })
  | (InRoom<'appealDecided'> & {
      by: string;
      verdict: 'upheld' | 'overturned';
      /** The decider's line of reasons. */
      reason: string;
      intervention: Intervention;
    });

export type PolicyEventOf<Type extends PolicyEvent['type']> = Extract<PolicyEvent, { type: Type }>;
