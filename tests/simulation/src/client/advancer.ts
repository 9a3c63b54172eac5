import { deadlineOf, seatTakenBy, type DebateState } from '@rostrum/domain';
import type { Reply, ServerClock } from '@rostrum/data/testing';
import type { Timer } from '../world/timeline.ts';
import type { World } from '../world/world.ts';

/** The waits of `useAdvance` in the web client. */
const DEBATER_WAIT_MS = 700;
const WATCHER_WAIT_MS = 4_000;
const CHANCE_MS = 2_000;
const AGAIN_MS = 2_000;
const TRIES = 5;

type Ask = (stepSeq: number) => Promise<Reply<Record<string, never>>>;

/** Asks the server to advance once a deadline has passed, like the web client's `useAdvance` in every page. */
export class Advancer {
  readonly #world: World;
  readonly #uid: string;
  readonly #clock: ServerClock;
  readonly #serverNow: () => number;
  readonly #ask: Ask;
  #watched = '';
  #stop: () => void = () => undefined;

  constructor(world: World, uid: string, clock: ServerClock, serverNow: () => number, ask: Ask) {
    this.#world = world;
    this.#uid = uid;
    this.#clock = clock;
    this.#serverNow = serverNow;
    this.#ask = ask;
  }

  /** Rereads the debate; a watched deadline stays watched. */
  look(debate: DebateState): void {
    const deadline = deadlineOf(debate);
    const isDebater = seatTakenBy(debate, this.#uid) !== undefined;
    const watched = deadline ? `${deadline.stepSeq} ${deadline.actsAtMs} ${isDebater}` : '';
    if (watched === this.#watched) return;
    this.#stop();
    this.#watched = watched;
    if (deadline) this.#stop = this.#watch(deadline.stepSeq, deadline.actsAtMs, isDebater);
  }

  close(): void {
    this.#stop();
  }

  #watch(stepSeq: number, actsAtMs: number, isDebater: boolean): () => void {
    const { timeline, chance } = this.#world;
    const waitMs = (isDebater ? DEBATER_WAIT_MS : WATCHER_WAIT_MS) + chance.between(0, CHANCE_MS);
    let timer: Timer | undefined;
    let isStopped = false;
    const askIn = (milliseconds: number, tries: number) => {
      timer?.cancel();
      timer = timeline.after(milliseconds, () => {
        void this.#ask(stepSeq).then((reply) => {
          if (isStopped) return;
          if (isUnheard(reply)) askIn(AGAIN_MS, tries);
          else if (isEarly(reply) && tries > 1) askIn(AGAIN_MS, tries - 1);
        });
      });
    };
    const plan = () => askIn(Math.max(0, actsAtMs - this.#serverNow()) + waitMs, TRIES);
    plan();
    const stopListening = this.#clock.subscribe(plan);
    return () => {
      isStopped = true;
      stopListening();
      timer?.cancel();
    };
  }
}

/** Nobody answered, so that nobody has judged it. */
function isUnheard(reply: Reply<Record<string, never>>): boolean {
  return reply.status === 'failed' && reply.fault === 'unreachable';
}

function isEarly(reply: Reply<Record<string, never>>): boolean {
  return reply.status === 'failed' || (reply.status === 'refused' && reply.refusal === 'step-still-running');
}
