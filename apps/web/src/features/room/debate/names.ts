import { floorHolders, NAMELESS, type Room } from '@rostrum/domain';

/** How a person is called in a room, also where they gave no name. */
export function nameIn(room: Room, uid: string): string {
  return room.people[uid]?.displayName || NAMELESS;
}

/** "Ada", "Ada and Ben". */
export function joinNames(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Who has the floor as `uid` reads it: "You have the floor", "Ada and Ben share the floor"; empty where nobody has. */
export function turnWords(room: Room, uid: string): string {
  const holders = floorHolders(room.debate);
  if (holders.length === 0) return '';
  const names = holders
    .toSorted((one, other) => Number(other === uid) - Number(one === uid))
    .map((holder, index) => (holder === uid ? (index === 0 ? 'You' : 'you') : nameIn(room, holder)));
  if (holders.length > 1) return `${joinNames(names)} share the floor`;
  return `${names[0] ?? ''} ${holders[0] === uid ? 'have' : 'has'} the floor`;
}
