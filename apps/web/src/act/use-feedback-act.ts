import { sendFeedbackCommand } from '@rostrum/data';
import type { FeedbackCommandInput } from '@rostrum/domain';
import { useAct } from './use-act.ts';

/** Acts of the area `feedback`; says whether each is done. */
export function useFeedbackAct(send = sendFeedbackCommand) {
  const { busy, act } = useAct<FeedbackCommandInput>();
  return {
    isBusy: busy !== null,
    act: async (command: FeedbackCommandInput) =>
      (await act(command, (commandId) => send(command, commandId)))?.status === 'done',
  };
}
