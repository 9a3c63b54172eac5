import type { CustomLengths } from '@rostrum/domain';
import type { demoPeople } from '../people.ts';

export type DemoName = (typeof demoPeople)[number]['name'];

/** Something said on the floor, by the side that says it. */
export interface Line {
  by: 'for' | 'against';
  text: string;
  /** What was said first and held by the moderator; `text` went out in its place. */
  heldBefore?: string;
}

/** A demo debate in words. Times, states and everything else follow from playing it on the real machine. */
export interface DebateScript {
  /** Also the room's id. */
  id: string;
  motion: string;
  /** Opens the room and takes a seat in it. */
  host: DemoName;
  for?: DemoName;
  against?: DemoName;
  watching?: DemoName[];
  lengths?: CustomLengths;
  /** How far it has gone; the floor and beyond need lines. */
  until: 'lobby' | 'prep' | 'floor' | 'paused' | 'end';
  /** The lines of each step, in the order of the format; all steps but the last one named here are over. */
  steps: Line[][];
}
