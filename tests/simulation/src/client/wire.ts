import type { sendRoomCommand, ServerClock } from '@rostrum/data/testing';
import type { RoomsCloud } from '../cloud/rooms-cloud.ts';
import type { World } from '../world/world.ts';
import type { Person } from './person.ts';

/** The replacement of the Firebase SDK for the real `sendRoomCommand`. */
export type Wire = NonNullable<Parameters<typeof sendRoomCommand>[2]>;

/** Like the SDK: an attempt without an answer fails after this long; without a connection it fails at once. */
const TIMEOUT_MS = 20_000;
const OFFLINE_MS = 5;
const PAUSE_MS = 400;
/** How often a pending call checks for a cut connection. */
const NOTICES_CUT = 0.5;

/** One page's connection to the server; `isOpen` is false once the page can no longer receive an answer. */
export function createWire(
  world: World,
  cloud: RoomsCloud,
  person: Person,
  clock: ServerClock,
  isOpen: () => boolean,
): Wire {
  const { timeline } = world;
  const now = () => timeline.nowMs + person.wrongMs;
  return {
    clock,
    now,
    call: (input) => call(world, cloud, person, input, isOpen),
    pause: () =>
      new Promise((resolve) => {
        timeline.after(PAUSE_MS, () => awaken(world, isOpen, resolve));
      }),
  };
}

function call(
  world: World,
  cloud: RoomsCloud,
  { uid, link }: Person,
  input: unknown,
  isOpen: () => boolean,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      timer.cancel();
      stop();
      awaken(world, isOpen, settle);
    };
    const fail = (code: keyof typeof FAULTS) => end(() => reject(FAULTS[code]));
    const timer = world.timeline.after(link.isUp ? TIMEOUT_MS : OFFLINE_MS, () => fail('deadline-exceeded'));
    const stop = link.onCut(() => {
      if (world.chance.happens(NOTICES_CUT)) world.timeline.after(OFFLINE_MS, () => fail('internal'));
    });
    link.out(
      () =>
        void cloud.receive({ uid, input }, (response) =>
          link.back(() => ('fault' in response ? fail(response.fault) : end(() => resolve(response.answer)))),
        ),
    );
  });
}

/** Settles a promise of an open page; a closed page's promises never settle. */
function awaken(world: World, isOpen: () => boolean, settle: () => void): void {
  if (!isOpen()) return;
  world.timeline.stir();
  settle();
}

/** Like the SDK's errors; created once, because a stack trace for each would cost more than everything else here. */
const FAULTS = {
  internal: Object.assign(new Error('The simulated call failed'), { code: 'functions/internal' }),
  'deadline-exceeded': Object.assign(new Error('The simulated call took too long'), {
    code: 'functions/deadline-exceeded',
  }),
};
