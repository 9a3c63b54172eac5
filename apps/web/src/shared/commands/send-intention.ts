import {
  commands,
  type AnswerTo,
  type Area,
  type CommandTo,
  type CommandType,
  type Sender,
} from '@rostrum/data';
import { dismiss, notify } from '@rostrum/ui';
import * as m from '@rostrum/words/commands';
import { dismissFaultsBefore, noteFault } from './fault-notices.ts';
import { closeIntentions, intentionOf } from './intentions.ts';
import { tellHeld, type OnHeld } from './use-held-words.ts';
import type { Refused } from './refused.ts';

/** Called, instead of a notice, when a command was not done. */
export type Hearers = {
  /** Hears of words that the gate refused. */
  onHeld?: OnHeld | undefined;
  /** Hears of any other refusal. */
  onRefused?: ((refused: Refused) => void) | undefined;
  /** Runs on "Try again" after a fault. Where it is left out, only the command is sent again. */
  again?: (() => void) | undefined;
};

/**
 * Sends a command and returns its answer; undefined after a refusal or failure, which the person sees. A refusal is a
 * brief notice. A fault offers a retry under the same id, so that it is done once.
 */
export async function sendIntention<A extends Area, Type extends CommandType<A>>(
  area: A,
  command: CommandTo<A, Type>,
  { onHeld, onRefused, again }: Hearers = {},
  send: Sender<A> = commands[area],
): Promise<AnswerTo<A, Type> | undefined> {
  const intention = intentionOf(area, command);
  if (intention.noticeId !== undefined) dismiss(intention.noticeId);
  intention.isUnderWay = true;
  const reply = await send<Type>(command, intention.commandId);
  intention.isUnderWay = false;
  if (reply.status === 'done') {
    closeIntentions(area);
    dismissFaultsBefore(area, command);
    return reply.value;
  }
  if (reply.status === 'failed') {
    const onClick = again ?? (() => void sendIntention<A, Type>(area, command, { onHeld, onRefused }, send));
    const action = { label: m.tryAgain(), onClick };
    const noticeId = notify({ text: reply.message, tone: 'danger', action });
    intention.noticeId = noticeId;
    noteFault({ area, command, noticeId });
  } else if (!tellHeld(reply, onHeld)) {
    if (onRefused) onRefused(reply);
    else notify({ text: reply.message });
  }
  return undefined;
}
