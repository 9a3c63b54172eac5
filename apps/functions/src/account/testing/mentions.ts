import { emulatedDatabase } from '../../testing/emulator.ts';

/** Collections below documents. */
const INNER = [
  'members',
  'messages',
  'reactions',
  'backchannel',
  'interventions',
  'captions',
  'care',
  'unfair',
  'events',
  'votes',
  'flags',
  'appeals',
  'server',
  'commands',
  'notices',
  'devices',
  'deliveries',
  'private',
  'calls',
  'lessons',
  'filed',
  'hidden',
];

/** Paths of all documents of the database that have a text in them, or in their path. */
export async function mentionsOf(text: string): Promise<string[]> {
  const db = emulatedDatabase();
  const outer = (await db.listCollections()).map(({ id }) => id);
  const found = await Promise.all(
    [...new Set([...outer, ...INNER])].map((id) => db.collectionGroup(id).get()),
  );
  return found
    .flatMap(({ docs }) => docs)
    .filter((one) => one.ref.path.includes(text) || JSON.stringify(one.data()).includes(text))
    .map(({ ref }) => ref.path)
    .toSorted();
}

/** How often each collection refers to it: `rooms/messages` covers all messages of all rooms. */
export async function countMentions(text: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const path of await mentionsOf(text)) {
    const place = path
      .split('/')
      .filter((_, index) => index % 2 === 0)
      .join('/');
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}
