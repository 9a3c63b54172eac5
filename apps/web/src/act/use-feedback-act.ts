import { sendFeedbackCommand } from '@rostrum/data';
import type { FeedbackCommandInput } from '@rostrum/domain';
import { useAct } from './use-act.ts';
import type { OnHeld } from './use-held-words.ts';

export type FeedbackAct = (command: FeedbackCommandInput, onHeld?: OnHeld) => Promise<boolean>;

/** Acts of the area `feedback`; says whether each is done. */
export function useFeedbackAct(send = sendFeedbackCommand): { isBusy: boolean; act: FeedbackAct } {
  const { busy, act } = useAct<FeedbackCommandInput>();
  return {
    isBusy: busy !== null,
    act: async (command, onHeld) =>
      (await act(command, (commandId) => send(command, commandId), onHeld))?.status === 'done',
  };
}
