import { BEAT_SECONDS, type ModelCall } from '@rostrum/domain';
import type { CountedCommand } from '@rostrum/rooms/testing/costs';

/** What happens in one room, from its opening to its report. */
type RoomPlan = {
  minutes: number;
  debaters: number;
  watchers: number;
  /** Steps that end by the clock. Each rings three bells first. */
  steps: number;
  commands: Partial<Record<CountedCommand, number>>;
  modelCalls: Partial<Record<ModelCall, number>>;
};

/** Some rooms at the same time, and everybody's way there. */
export type Plan = { name: string; rooms: number; room: RoomPlan };

/** Two debate, one of them hosts, and twenty watch for an hour. One message a minute, and a third of the speeches are dictated. */
export const DEBATE_HOUR: Plan = {
  name: 'a debate-hour',
  rooms: 1,
  room: {
    minutes: 60,
    debaters: 2,
    watchers: 20,
    steps: 6,
    commands: {
      create: 1,
      enter: 21,
      takeSeat: 1,
      ready: 2,
      speak: 60,
      caption: 600,
      edit: 4,
      chat: 30,
      vote: 40,
      react: 60,
      flag: 1,
      callUnfair: 2,
      appeal: 1,
      decideAppeal: 1,
      askSummary: 1,
      yield: 4,
      end: 1,
    },
    modelCalls: { classify: 60, write: 6, summary: 1, judge: 2 },
  },
};

/** Thirty pupils debate in fifteen pairs for a lesson of 45 minutes, and their teacher comes into every room. */
export const CLASS: Plan = {
  name: 'a class: 30 pupils, one lesson',
  rooms: 15,
  room: {
    minutes: 45,
    debaters: 2,
    watchers: 1,
    steps: 6,
    commands: {
      create: 1,
      joinByCode: 1,
      enter: 3,
      takeSeat: 1,
      ready: 2,
      speak: 40,
      edit: 4,
      chat: 6,
      vote: 2,
      react: 6,
      callUnfair: 1,
      yield: 6,
      end: 1,
    },
    modelCalls: { classify: 40, write: 4, summary: 1, judge: 2 },
  },
};

/** At most: a test of `libs/data` counts the reads that open a room, and docs/data-model.md those that open the dashboard. */
export const OPENING_READS = { room: 80, dashboard: 105 };

/** A minute's beats of a person's browser: as a debater or as a watcher in the room, and to the profile. */
export const BEATS_A_MINUTE = {
  debater: 60 / BEAT_SECONDS.debating,
  watcher: 60 / BEAT_SECONDS.watching,
  profile: 1,
};

/** Not counted by a test: signing in once, and the report with its pages for each debater, besides the messages that it reads. */
export const ASSUMED = {
  signIn: { calls: 1, reads: 4, writes: 2 },
  report: { calls: 1, reads: 20, writes: 6 },
  /** A stored document with its index entries, in bytes. */
  storedBytes: 2_048,
  /** A document on its way to a browser, in bytes. */
  sentBytes: 1_024,
  /** The client, for somebody whose browser does not have it yet, in bytes. */
  clientBytes: 2 * 1_024 * 1_024,
  /** How long words are kept, in months. */
  months: 12,
};
