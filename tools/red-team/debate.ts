import { countCharacters, decide, evolveAll, type DebateState } from '@rostrum/domain';
import { ADA, aDebate, BEN, CLEO, NAMES, play, wait } from '@rostrum/domain/testing';
import {
  hasActed,
  moderate,
  signalsFrom,
  STARTING_STATE,
  type Decision,
  type ModeratorState,
  type Finding,
  type Setting,
  type SignalKind,
} from '@rostrum/moderator';
import { createEngine } from '@rostrum/moderator/engine';

const engine = createEngine();

/** An exchange in which both sides may speak: Ada for, Ben against, Cleo hosts. */
const EXCHANGE: DebateState = play(
  aDebate({ phase: 'live', hostId: CLEO }),
  wait(10_000),
  { type: 'yield', by: ADA },
  { type: 'yield', by: BEN },
);

export const MOTION = 'This house would make public transport free';

/** The messages after the tested words: fair ones, attacks by both, and one more. */
const AFTERWARDS = [
  { by: BEN, text: 'Free buses would cost the city nine per cent of its budget.' },
  { by: ADA, text: 'People without a car would reach their work by bus and train.' },
  { by: BEN, text: 'You are an idiot.' },
  { by: ADA, text: 'You are an idiot.' },
  { by: ADA, text: 'One more word about the trains.' },
  { by: BEN, text: 'You are a stupid liar.' },
] as const;

const APART_MS = 9_000;

/** A decision without its words, which may name people and motions. */
export type Plain = Pick<Decision, 'act' | 'rule'> & {
  effects: string[];
  to: string | null;
  level: number | null;
};

export type PlayedDebate = {
  /** About the words that were tried, and about everything after them. */
  onWords: Plain[];
  afterwards: Plain[];
  debate: DebateState;
  /** The moderator's record for or against people. */
  standing: Pick<ModeratorState['record'], 'paused' | 'coolUntilMs' | 'ladder'>;
};

/** Plays a debate in which Ada sends these words first. */
export function playDebate(
  turns: readonly string[],
  { name = NAMES[ADA] ?? 'Ada', motion = MOTION } = {},
): PlayedDebate {
  const stage = new Stage({ ...NAMES, [ADA]: name }, motion);
  const onWords = turns.flatMap((text) => stage.say(ADA, text));
  const afterwards = AFTERWARDS.flatMap(({ by, text }) => stage.say(by, text));
  afterwards.push(...stage.ring());
  const { paused, coolUntilMs, ladder } = stage.state.record;
  return { onWords, afterwards, debate: stage.debate, standing: { paused, coolUntilMs, ladder } };
}

/** Whether the engine finds that the last of these words give the moderator orders. */
export function isNoticed(turns: readonly string[]): boolean {
  return turns.some(
    (text, at) => engine.judge(text, { motion: MOTION, own: [turns.slice(0, at)] }).injection.flag,
  );
}

class Stage {
  debate: DebateState = EXCHANGE;
  state: ModeratorState = STARTING_STATE;
  readonly #names: Record<string, string>;
  readonly #motion: string;
  readonly #said: { by: string; text: string }[] = [];
  #nowMs = EXCHANGE.atMs;

  constructor(names: Record<string, string>, motion: string) {
    this.#names = names;
    this.#motion = motion;
  }

  say(by: string, text: string): Plain[] {
    this.#nowMs += APART_MS;
    const id = `m${this.#said.length + 1}`;
    const side = by === ADA ? 'for' : 'against';
    const message = {
      id,
      text,
      authorId: by,
      side,
      kind: 'answer',
      quoted: null,
      answers: null,
    } as const;
    const signals = this.#signals(by, text);
    const room = this.#setting();
    const decided = moderate(
      this.state,
      { type: 'posted', room, atMs: this.#nowMs, message },
      signals,
      this.#nowMs,
    );
    this.state = decided.state;
    this.#said.push({ by, text });
    const isHeld = decided.decisions.some((decision) => hasActed(decision) && decision.holds);
    if (!isHeld) this.#speak(by, id, text);
    return decided.decisions.map(plain);
  }

  ring(): Plain[] {
    if (this.debate.phase !== 'live') throw new Error('The debate is not live.');
    const { stepSeq, endsAtMs } = this.debate.floor;
    const bell = {
      type: 'bell',
      room: this.#setting(),
      atMs: endsAtMs - 60_000,
      stepSeq,
      secondsLeft: 60,
    } as const;
    return moderate(this.state, bell, [], bell.atMs).decisions.map(plain);
  }

  /** The debate machine itself, which knows a text's length but not its content. */
  #speak(by: string, messageId: string, text: string): void {
    const characters = countCharacters(text);
    const decided = decide(this.debate, { type: 'speak', by, messageId, characters }, this.#nowMs);
    if (!decided.ok) throw new Error(`${text}: ${decided.refusal}`);
    this.debate = evolveAll(this.debate, decided.value);
  }

  #setting(): Setting {
    return {
      debate: this.debate,
      motion: this.#motion,
      hostId: CLEO,
      names: this.#names,
      strictness: 'standard',
    };
  }

  #signals(by: string, text: string): Finding<SignalKind>[] {
    const judged = engine.judge(text, {
      names: Object.entries(this.#names).flatMap(([uid, name]) => (uid === by ? [] : [name])),
      said: this.#said.map((message) => message.text),
      own: [this.#said.filter((message) => message.by === by).map((message) => message.text)],
      motion: this.#motion,
    });
    return signalsFrom(judged);
  }
}

function plain(decision: Decision): Plain {
  const { act, rule } = decision;
  if (!hasActed(decision)) return { act, rule, effects: [], to: null, level: null };
  const effects = decision.effects.map(({ type }) => type);
  return { act, rule, effects, to: decision.intervention.to, level: decision.level };
}
