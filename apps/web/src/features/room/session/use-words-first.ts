import { commands, type CommandType, type Sender } from '@rostrum/data';
import * as m from '@rostrum/words/room-session';
import { useCallback } from 'react';

/** What ends or interrupts a turn. The server would refuse words that arrive after it. */
const AFTER_WORDS: ReadonlySet<CommandType<'rooms'>> = new Set([
  'yield',
  'takePrep',
  'nextStep',
  'proposeEnd',
  'agree',
  'end',
  'leave',
] as const);

/** Sends a room's commands so that none overtakes the words sent before it. Nobody yields while their words wait. */
export function useWordsFirst(
  sendAll: () => Promise<boolean>,
  send: Sender<'rooms'> = commands.rooms,
): Sender<'rooms'> {
  return useCallback<Sender<'rooms'>>(
    async (command, commandId) => {
      const haveArrived = AFTER_WORDS.has(command.type) ? await sendAll() : true;
      if (!haveArrived && command.type === 'yield') return kept();
      return send(command, commandId);
    },
    [sendAll, send],
  );
}

const kept = () => ({ status: 'failed', fault: 'unreachable', message: m.wordsFirst() }) as const;
