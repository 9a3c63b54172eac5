import { doc, getDoc } from 'firebase/firestore';
import { useEffect, useRef, useState } from 'react';
import { memberPath, memberSchema, type Person } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { readStored } from '../live/firestore-sources.ts';

/** A member's name in a room; undefined for anybody else. */
async function fetchFace(roomId: string, uid: string): Promise<Person | undefined> {
  const stored = await getDoc(doc(firestore(), memberPath(roomId, uid)));
  if (!stored.exists()) return undefined;
  const { displayName, photoURL } = readStored(stored, (_, data) => memberSchema.parse(data));
  return { displayName, photoURL };
}

/**
 * Names and pictures of people who are not on a room's document, such as raised hands or speakers from the audience.
 * Each is read once; until then, and after a failure, they have none.
 */
export function useFaces(
  roomId: string,
  uids: readonly string[],
  fetch = fetchFace,
): Readonly<Record<string, Person>> {
  const [faces, setFaces] = useState<Readonly<Record<string, Person>>>({});
  const asked = useRef(new Set<string>());
  const key = uids.join(' ');
  useEffect(() => {
    for (const uid of key.split(' ')) {
      if (uid === '' || asked.current.has(uid)) continue;
      asked.current.add(uid);
      fetch(roomId, uid).then(
        (face) => face && setFaces((known) => ({ ...known, [uid]: face })),
        (error: unknown) => console.warn('A name was not read', error),
      );
    }
  }, [roomId, key, fetch]);
  return faces;
}
