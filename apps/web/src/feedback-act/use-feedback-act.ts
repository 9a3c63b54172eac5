import { newCommandId, sendFeedbackCommand } from '@rostrum/data';
import type { FeedbackCommandInput } from '@rostrum/domain';
import { notify } from '@rostrum/ui';
import { useRef, useState } from 'react';

/**
 * Sends a command of the area `feedback`, one at a time; says whether it is done. What went wrong is said in a notice, and
 * the same wish sent again has the same id, so that it is done once.
 */
export function useFeedbackAct(send = sendFeedbackCommand) {
  const [isBusy, setIsBusy] = useState(false);
  const last = useRef<{ wish: string; commandId: string } | null>(null);
  const act = async (command: FeedbackCommandInput): Promise<boolean> => {
    if (isBusy) return false;
    const wish = JSON.stringify(command);
    const commandId = last.current?.wish === wish ? last.current.commandId : newCommandId();
    last.current = { wish, commandId };
    setIsBusy(true);
    const reply = await send(command, commandId);
    setIsBusy(false);
    if (reply.status === 'done') last.current = null;
    else notify({ text: reply.message, tone: 'danger' });
    return reply.status === 'done';
  };
  return { isBusy, act };
}
