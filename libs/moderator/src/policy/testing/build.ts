import type { DebateState, Side } from '@rostrum/domain';
import { ADA, aDebate, BEN, CLEO, NAMES, play, wait } from '@rostrum/domain/testing';
import type { Band, Finding } from '../../heads/finding.ts';
import { hasActed, type ActedDecision, type Decision } from '../decision.ts';
import type { PostedMessage, Setting } from '../event.ts';
import { moderate } from '../moderate.ts';
import type { SignalKind } from '../signals-by-kind.ts';
import { STARTING_STATE, type ModeratorState } from '../state.ts';

/** The cross-examination of a quick clash, an open step: Ada for, Ben against, Cleo hosts. */
export const EXCHANGE: DebateState = play(
  aDebate({ phase: 'live', hostId: CLEO }),
  wait(10_000),
  { type: 'yield', by: ADA },
  { type: 'yield', by: BEN },
);
/** Ada's opening, a prepared speech. */
export const SPEECH: DebateState = aDebate({ phase: 'live', hostId: CLEO });

export const START_MS = EXCHANGE.atMs;

export function aSetting(changes: Partial<Setting> = {}): Setting {
  return {
    debate: EXCHANGE,
    motion: 'This house would make public transport free',
    hostId: CLEO,
    names: NAMES,
    strictness: 'standard',
    ...changes,
  };
}

export function aSignal(kind: SignalKind, changes: Partial<Finding<SignalKind>> = {}): Finding<SignalKind> {
  return {
    kind,
    score: 0.9,
    flag: true,
    band: 'high',
    spans: [{ start: 0, end: 5 }],
    reason: 'aboutPerson',
    features: [{ label: 'deciding word', value: 'word' }],
    ...changes,
  };
}

export function aPost(message: Partial<PostedMessage> = {}): PostedMessage {
  return {
    id: 'm1',
    text: 'Free buses bring people to work every morning.',
    authorId: ADA,
    side: 'for',
    kind: 'answer',
    quoted: null,
    answers: null,
    ...message,
  };
}

export const sideOf = (uid: string): Side => (uid === BEN ? 'against' : 'for');

/** A room that receives messages one after the other on its own clock, and keeps all decisions. */
export class Room {
  state: ModeratorState = STARTING_STATE;
  nowMs = START_MS;
  readonly decisions: Decision[] = [];
  readonly setting: Setting;
  #sent = 0;

  constructor(changes: Partial<Setting> = {}) {
    this.setting = aSetting(changes);
    this.nowMs = this.setting.debate.atMs;
  }

  wait(seconds: number): this {
    this.nowMs += seconds * 1_000;
    return this;
  }

  /** A person posts a message with these signals; returns the decisions about it. */
  post(
    by: string,
    signals: readonly Finding<SignalKind>[] = [],
    message: Partial<PostedMessage> = {},
  ): Decision[] {
    this.#sent += 1;
    this.nowMs += 1;
    const id = `m${this.#sent}`;
    const text = `${id}: free buses bring people to work every morning.`;
    return this.tell(
      {
        type: 'posted',
        room: this.setting,
        atMs: this.nowMs,
        message: aPost({ id, text, authorId: by, side: sideOf(by), ...message }),
      },
      signals,
    );
  }

  /**
   * Messages of both sides in turn, fifteen seconds apart and without findings: restraint needs them before it allows
   * a public act.
   */
  chat(count: number): this {
    for (let index = 0; index < count; index += 1) {
      this.wait(15).post(index % 2 === 0 ? ADA : BEN);
    }
    return this;
  }

  tick(): Decision[] {
    return this.tell({ type: 'ticked', room: this.setting, atMs: this.nowMs });
  }

  tell(event: Parameters<typeof moderate>[1], signals: readonly Finding<SignalKind>[] = []): Decision[] {
    const outcome = moderate(this.state, event, signals, this.nowMs);
    this.state = outcome.state;
    this.decisions.push(...outcome.decisions);
    return outcome.decisions;
  }
}

export function acted(decisions: readonly Decision[]): ActedDecision[] {
  return decisions.filter(hasActed);
}

export function becauses(decisions: readonly Decision[]): string[] {
  return decisions.flatMap((made) => (made.act === 'silence' ? made.because : []));
}

/** An impression of an attack on a person, on which two readers agree without being sure. */
export const impression = (band: Band = 'high', kind: 'personAttack' | 'identityAttack' = 'personAttack') =>
  aSignal(kind, { band, score: { low: 0.3, medium: 0.6, high: 0.9 }[band] });

/** An attack on a person that both readers are sure of, with as high a score as the test needs. */
export const attack = (band: Band = 'high') => ({ ...impression(band), isSure: true });
