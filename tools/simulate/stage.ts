import {
  accept,
  aimed,
  countCharacters,
  currentStep,
  deadlineOf,
  decide,
  evolveAll,
  openDebate,
  openingState,
  type DebateEvent,
  type DebateState,
  type MessageDocument,
  type Result,
  type UnaimedCommand,
  isByCorrespondence,
} from '@rostrum/domain';
import {
  hasActed,
  moderate,
  nextLookAtMs,
  STARTING_STATE,
  type ActedDecision,
  type Decision,
  type ModeratorState,
  type PolicyEvent,
  type Finding,
  type Setting,
  type SignalKind,
} from '@rostrum/moderator';
import type { Script } from './script.ts';

/** The policy's inputs, so that they can be replayed. */
export type LogEntry = { event: PolicyEvent; signals: readonly Finding<SignalKind>[]; nowMs: number };

/** A decision with the moment and the step it was made in. */
export type Noted = { decision: Decision; atMs: number; debate: DebateState; about: PolicyEvent['type'] };

export type StagedMessage = {
  id: string;
  by: string;
  text: string;
  kind: MessageDocument['kind'];
  atMs: number;
  state: 'shown' | 'held';
  stepIndex: number;
  /** The words in it that claim something, if the engine found any. */
  claim: string | null;
};

const BELLS = [60, 30, 0] as const;
const OPENED_AT_MS = Date.UTC(2026, 10, 20, 18);

/** One room of the simulator: the real debate machine and the real policy, on a separate clock. */
export class Stage {
  readonly script: Script;
  debate: DebateState;
  state: ModeratorState = STARTING_STATE;
  nowMs = OPENED_AT_MS;
  readonly log: LogEntry[] = [];
  readonly noted: Noted[] = [];
  readonly messages: StagedMessage[] = [];

  constructor(script: Script) {
    this.script = script;
    this.debate = openingState(openDebate(script.hostId, script.format, this.nowMs));
  }

  setting(): Setting {
    const { motion, hostId, names, strictness } = this.script;
    return { debate: this.debate, motion, hostId, names, strictness };
  }

  /** Advances time: bells ring, silences are noticed, and expired steps end. */
  wait(seconds: number): void {
    const untilMs = this.nowMs + Math.round(seconds * 1_000);
    for (let atMs = this.#nextMs(untilMs); atMs !== undefined; atMs = this.#nextMs(untilMs)) {
      this.nowMs = atMs;
      this.#comeDue(atMs);
    }
    this.nowMs = untilMs;
  }

  /** @throws Error if the machine refuses, because then the script is wrong */
  ask(command: UnaimedCommand): void {
    const decision = decide(this.debate, aimed(this.debate, command), this.nowMs);
    if (!decision.ok) throw new Error(`${this.script.id}: ${command.type} was refused: ${decision.refusal}`);
    this.commit(decision.value);
  }

  /** The machine's answer to words, in turn or not. */
  mayBeSaid(by: string, messageId: string, text: string): Result<DebateEvent[], string> {
    const command = { type: 'speak', by, messageId, characters: countCharacters(text) } as const;
    const decision = decide(this.debate, command, this.nowMs);
    return decision.ok ? accept(decision.value) : decision;
  }

  commit(events: readonly DebateEvent[]): void {
    for (const event of events) {
      this.debate = evolveAll(this.debate, [event]);
      this.tell({ type: 'happened', room: this.setting(), atMs: event.atMs, event });
      if (event.type === 'stepEnded') this.onStepEnd?.();
    }
  }

  /** Called between the end of a step and the start of the next. */
  onStepEnd: (() => void) | undefined;

  tell(event: PolicyEvent, signals: readonly Finding<SignalKind>[] = []): Decision[] {
    const { state, decisions } = moderate(this.state, event, signals, this.nowMs);
    this.log.push({ event, signals, nowMs: this.nowMs });
    this.state = state;
    for (const decision of decisions) {
      this.noted.push({ decision, atMs: this.nowMs, debate: this.debate, about: event.type });
    }
    return decisions;
  }

  acted(): ActedDecision[] {
    return this.noted.map(({ decision }) => decision).filter(hasActed);
  }

  /** The next moment until then at which something is due. */
  #nextMs(untilMs: number): number | undefined {
    const look = nextLookAtMs(this.state, this.setting(), this.nowMs);
    const moments = [...this.#bells(), deadlineOf(this.debate)?.actsAtMs, look ?? undefined];
    const due = moments.filter((atMs) => atMs !== undefined && atMs > this.nowMs && atMs <= untilMs);
    return due.length === 0 ? undefined : Math.min(...due.filter((atMs) => atMs !== undefined));
  }

  #bells(): number[] {
    const { debate } = this;
    if (debate.phase !== 'live' || isByCorrespondence(debate.format)) return [];
    const { startedAtMs, endsAtMs } = debate.floor;
    return BELLS.map((left) => endsAtMs - left * 1_000).filter((atMs) => atMs > startedAtMs);
  }

  #comeDue(atMs: number): void {
    const { debate } = this;
    const room = this.setting();
    if (debate.phase === 'live' && this.#bells().includes(atMs)) {
      const secondsLeft = BELLS.find((left) => debate.floor.endsAtMs - left * 1_000 === atMs) ?? 0;
      this.tell({ type: 'bell', room, atMs, stepSeq: debate.floor.stepSeq, secondsLeft });
    }
    if (debate.phase === 'live' && currentStep(debate)) this.tell({ type: 'ticked', room, atMs });
    const deadline = deadlineOf(this.debate);
    if (deadline?.actsAtMs === atMs) this.ask({ type: 'advance', by: 'clock', stepSeq: deadline.stepSeq });
  }
}
