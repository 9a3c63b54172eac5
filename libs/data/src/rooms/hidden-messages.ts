import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import {
  interventionSchema,
  interventionsPath,
  messagesPath,
  type Intervention,
  type Message,
} from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { querySource, withId } from '../live/firestore-sources.ts';
import { mapLive, type Live, type Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';
import { readMessage } from './floor.ts';

/** The maximum of hidden messages; each stops the debate, so there are never many. */
const HIDDEN_LISTENED = 10;

/** A message that the moderator hid until a human decides, with the act that did it. */
export type HiddenMessage = { message: Message; act: Intervention };

/** The hidden messages of a room. Only the host may read them. */
export function hiddenMessagesSource(roomId: string): Source<Message[]> {
  return querySource(
    () =>
      query(
        collection(firestore(), messagesPath(roomId)),
        where('state', '==', 'hidden'),
        limit(HIDDEN_LISTENED),
      ),
    readMessage,
  );
}

/** Why something was hidden, restored by now or not. Only the host may ask for it. */
function severeActsSource(roomId: string): Source<Intervention[]> {
  return querySource(
    () => query(collection(firestore(), interventionsPath(roomId)), where('act', '==', 'severe'), limit(100)),
    withId<Omit<Intervention, 'id'>>(interventionSchema),
  );
}

/** Hidden messages with everything the host needs to decide, oldest first. Waits while `roomId` is null. */
export function useHiddenMessages(roomId: string | null): Live<HiddenMessage[]> {
  const messages = useLive(useMemo(() => (roomId === null ? null : hiddenMessagesSource(roomId)), [roomId]));
  const acts = useLive(useMemo(() => (roomId === null ? null : severeActsSource(roomId)), [roomId]));
  const found = acts.status === 'ready' ? acts.value : undefined;
  return mapLive(messages, (hidden) =>
    hidden
      .flatMap((message) => {
        const act = found?.find(({ messageId }) => messageId === message.id);
        return act ? [{ message, act }] : [];
      })
      .sort((one, other) => one.message.createdAtMs - other.message.createdAtMs),
  );
}
