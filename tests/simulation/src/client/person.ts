import type { RoomRefusal } from '@rostrum/domain';
import type { Link } from '../world/link.ts';
import { createStorage } from './storage.ts';

/** What one person has seen become of a text. */
export type Fate =
  | { is: 'acknowledged'; messageId: string; state: 'shown' | 'held' }
  | { is: 'refused'; refusal: RoomRefusal };

/** Somebody with one computer: its clock, its connection and its storage, whatever pages they open. */
export type Person = {
  uid: string;
  link: Link;
  storage: Storage;
  /** How far the computer's clock is ahead, in milliseconds. */
  wrongMs: number;
  /** Somebody set the clock in the middle of the story. */
  wasSet: boolean;
  /** The words sent off, by the id of their command. */
  said: Map<string, string>;
  /** What the person was told about them, first to last. */
  told: Map<string, Fate[]>;
  commands: number;
};

export function createPerson(uid: string, link: Link, wrongMs: number): Person {
  return {
    uid,
    link,
    wrongMs,
    wasSet: false,
    storage: createStorage(),
    said: new Map(),
    told: new Map(),
    commands: 0,
  };
}

/** A new id for something that somebody wants done. */
export function nextCommandId(person: Person): string {
  person.commands += 1;
  return `${person.uid}-${String(person.commands).padStart(6, '0')}`;
}
