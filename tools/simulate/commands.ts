import { actSchema, peopleOpposite, seatTakenBy, type Act } from '@rostrum/domain';
import type { PolicyEvent } from '@rostrum/moderator';
import type { Done } from './script.ts';
import type { Stage } from './stage.ts';

type Command = (stage: Stage, args: readonly string[]) => void;

/** People's actions besides talking, as scripts write them. */
const COMMANDS: Readonly<Record<string, Command>> = {
  /** The host goes to the next step. */
  step: (stage) => stage.ask({ type: 'nextStep', by: stage.script.hostId }),
  wait: (stage, [seconds]) => stage.wait(Number(seconds)),
  /** The host resumes after a severe stop, with the other bench if they debate; if the engine missed it, there was no stop. */
  resume: (stage) => {
    if (stage.debate.phase !== 'paused') return;
    const { hostId } = stage.script;
    stage.ask({ type: 'resume', by: hostId });
    const [opposite] = peopleOpposite(stage.debate, hostId);
    if (opposite !== undefined) stage.ask({ type: 'agree', by: opposite });
  },
  pauseAI: (stage) => stage.ask({ type: 'pauseModerator', by: stage.script.hostId }),
  resumeAI: (stage) => stage.ask({ type: 'resumeModerator', by: stage.script.hostId }),
  /** `@unfair Ada personAttack` */
  unfair: (stage, [name = '', act]) => {
    const by = name.toLowerCase();
    const side = seatTakenBy(stage.debate, by)?.side;
    const last = stage.acted().findLast((decision) => decision.act === act);
    if (!side) return;
    tell(stage, { type: 'unfairTapped', by, side, act: asAct(act), interventionId: last?.id ?? '' });
  },
  silence: (stage, [act]) => tell(stage, { type: 'typeSilenced', by: stage.script.hostId, act: asAct(act) }),
  allow: (stage, [act]) => tell(stage, { type: 'typeAllowed', by: stage.script.hostId, act: asAct(act) }),
  /**
   * `@overturn personAttack`: a person appeals the last act of that type, if there is one, and the host overturns it.
   */
  overturn: (stage, [act]) => rule(stage, asAct(act), 'overturned'),
  uphold: (stage, [act]) => rule(stage, asAct(act), 'upheld'),
};

export function doCommand(stage: Stage, { what, args }: Done): void {
  const command = Object.hasOwn(COMMANDS, what) ? COMMANDS[what] : undefined;
  if (!command) throw new Error(`${stage.script.id}: nobody knows how to @${what}`);
  command(stage, args);
}

type Told = PolicyEvent extends infer Event
  ? Event extends PolicyEvent
    ? Omit<Event, 'room' | 'atMs'>
    : never
  : never;

function tell(stage: Stage, told: Told): void {
  stage.nowMs += 1;
  stage.tell({ ...told, room: stage.setting(), atMs: stage.nowMs });
}

function rule(stage: Stage, act: Act, verdict: 'upheld' | 'overturned'): void {
  const last = stage.acted().findLast((decision) => decision.act === act);
  if (!last) return;
  const appeal = {
    by: last.intervention.to,
    reason: 'I meant the claim.',
    atMs: stage.nowMs,
    verdict: null,
    decidedBy: null,
    decidedAtMs: null,
  };
  const intervention = { ...last.intervention, id: last.id, appeal };
  const reason = 'Both sides were heard.';
  tell(stage, { type: 'appealDecided', by: stage.script.hostId, verdict, reason, intervention });
  const isRestored = verdict === 'overturned' && intervention.messageId !== null;
  const message = stage.messages.find(({ id }) => id === intervention.messageId);
  if (isRestored && message && last.holds) message.state = 'shown';
}

function asAct(name: string | undefined): Act {
  return actSchema.parse(name);
}
