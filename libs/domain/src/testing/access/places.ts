import type { DOCUMENT_SCHEMAS } from '../../documents/schemas.ts';
import { HOUSE_PLACES } from './house.ts';
import { PEOPLE_PLACES } from './people.ts';
import { ROOM_PLACES } from './rooms.ts';
import type { Scene } from './scene.ts';

export type Place = keyof typeof DOCUMENT_SCHEMAS;

/** Who may read, list and write each place with documents. A place without scenes does not compile. */
export const PLACES: Readonly<Record<Place, readonly Scene[]>> = {
  ...PEOPLE_PLACES,
  ...HOUSE_PLACES,
  ...ROOM_PLACES,
};
