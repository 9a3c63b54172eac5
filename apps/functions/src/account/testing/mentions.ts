import { DOCUMENT_SCHEMAS } from '@rostrum/domain';
import { emulatedDatabase } from '../../testing/emulator.ts';

export type Place = keyof typeof DOCUMENT_SCHEMAS;

/** The collections that some schema knows. */
const KNOWN = Object.keys(DOCUMENT_SCHEMAS).map((place) => place.split('/').at(-2) ?? place);

/** Paths of all documents of the database that have a text in them, or in their path. */
export async function mentionsOf(text: string): Promise<string[]> {
  const db = emulatedDatabase();
  const outer = (await db.listCollections()).map(({ id }) => id);
  const found = await Promise.all(
    [...new Set([...outer, ...KNOWN])].map((id) => db.collectionGroup(id).get()),
  );
  const paths = found
    .flatMap(({ docs }) => docs)
    .filter((one) => one.ref.path.includes(text) || JSON.stringify(one.data()).includes(text))
    .map(({ ref }) => ref.path);
  return [...new Set(paths)].toSorted();
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

/** The places that mention a text, as the table of schemas names them. */
export async function placesWith(text: string): Promise<Set<Place>> {
  return new Set((await mentionsOf(text)).map(placeOf));
}

function placeOf(path: string): Place {
  const names = path.split('/');
  const place = names.map((name, at) => (at % 2 === 1 ? '*' : name)).join('/');
  const found = [`${place.slice(0, -1)}${names.at(-1)}`, place].find(isPlace);
  if (!found) throw new Error(`No schema knows ${path}`);
  return found;
}

const isPlace = (place: string): place is Place => Object.hasOwn(DOCUMENT_SCHEMAS, place);
