import type { Intervention, Message, Room, TranscriptSource } from '@rostrum/domain';
import { ADA, aDebate, aMessage, anIntervention, aRoom, BEN, NOON_MS, play } from '@rostrum/domain/testing';

export const SITE = 'https://debates.example';

/** Words that try to break a feed or a page, with half a character and direction overrides. */
export const HOSTILE =
  ']]></title><script>alert(1)</script> "\'&amp; \u0000\u0008\ud800\ufffe <!-- --> \u202eevil\u202c שלום {brand} \u{1F469}';

/** A finished public debate of two steps, with these words of Ben's. */
export function aPublicDebate(words = 'Somebody pays.', changes: Partial<Room> = {}): TranscriptSource {
  const debate = play(
    aDebate({ phase: 'live' }),
    { type: 'speak', by: ADA, messageId: 'm1', characters: 30 },
    { type: 'yield', by: ADA },
    { type: 'speak', by: BEN, messageId: 'm2', characters: 30 },
    { type: 'end', by: ADA },
  );
  const room = aRoom({ debate, startedAtMs: NOON_MS, endedAtMs: NOON_MS + 90_000, ...changes });
  return { room, messages: [said('m1', 10_000), answer(words)], interventions: [handover] };
}

const said = (id: string, afterMs: number, changes: Partial<Message> = {}): Message => ({
  ...aMessage({ createdAtMs: NOON_MS + afterMs, ...changes }),
  id,
});

const answer = (text: string) =>
  said('m2', 65_000, {
    authorId: BEN,
    authorName: 'Ben Okafor',
    side: 'against',
    stepIndex: 1,
    text,
    quote: { messageId: 'm1', authorName: 'Ada Marsh', text: 'Free buses' },
  });

const handover: Intervention = {
  ...anIntervention({ act: 'handover', says: 'Ben has the floor.', atMs: NOON_MS + 60_000 }),
  id: 'handover',
};
