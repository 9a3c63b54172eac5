import type { RoomRefusal } from '@rostrum/domain';
import type { Link } from '../world/link.ts';
import { createStorage } from './storage.ts';

/** One person's view of a text's fate. */
export type Fate =
  | { is: 'acknowledged'; messageId: string; state: 'shown' | 'held' }
  | { is: 'refused'; refusal: RoomRefusal };

/** A person with one computer: its clock, its connection and its storage, with any number of pages. */
export type Person = {
  uid: string;
  link: Link;
  storage: Storage;
  /** How far the computer's clock is ahead, in milliseconds. */
  wrongMs: number;
  /** The clock was set in the middle of the story. */
  wasSet: boolean;
  /** The words sent off, by the id of their command. */
  said: Map<string, string>;
  /** The messages that the person got about them, first to last. */
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

/** A new id for an intention. */
export function nextCommandId(person: Person): string {
  person.commands += 1;
  return `${person.uid}-${String(person.commands).padStart(6, '0')}`;
}
