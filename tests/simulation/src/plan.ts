import { TASK_FATES, type TaskFate } from './cloud/clock-queue.ts';
import type { Chance } from './world/chance.ts';
import { drawStorm, type Weather } from './world/weather.ts';

/** The decisions of a seed before the story starts. */
export type Plan = {
  formatId: string;
  people: { uid: string; wrongMs: number }[];
  hostId: string;
  /** Whether everybody sits and is ready when the story begins; otherwise they race for the seats first. */
  isSeated: boolean;
  storm: Weather;
  stormMs: number;
  /** How long a commit takes at most. */
  commitMs: number;
  /** The fates that a clock task may meet; one of them is drawn for each. */
  taskFates: readonly TaskFate[];
  /** Whether the scheduled sweeper runs; without it, the people alone make up for lost tasks. */
  hasSweeper: boolean;
  /** Whether everybody closes the room once the debate is over, so that only the sweeper can archive it. */
  leaveAfter: boolean;
  /** When nobody has a connection, for how long, and whether their browsers notice: a server or a classroom's Wi-Fi. */
  outage: { fromMs: number; forMs: number; isNoticed: boolean } | null;
  /** The suspended person and the time; never the host, without whom a pause would not end. */
  suspension: { uid: string; atMs: number } | null;
};

const MINUTES_10_MS = 600_000;
/** Each format as often as it is listed; the many people of British Parliamentary cost the most time. */
const FORMATS = [
  'quick-clash',
  'quick-clash',
  'quick-clash',
  'open-floor',
  'open-floor',
  'british-parliamentary',
];
const PEOPLE: Readonly<Record<string, number>> = {
  'quick-clash': 3,
  'open-floor': 4,
  'british-parliamentary': 9,
};
/** Eight people who race for eight seats in a storm rarely come to speak. */
const SEATED: Readonly<Record<string, number>> = {
  'quick-clash': 0.2,
  'open-floor': 0.2,
  'british-parliamentary': 0.8,
};

export function drawPlan(chance: Chance): Plan {
  const formatId = chance.pick(FORMATS);
  const uids = Array.from({ length: PEOPLE[formatId] ?? 2 }, (_, index) => `p${index + 1}`);
  const hasSweeper = chance.happens(0.5);
  const hasOutage = chance.happens(0.25);
  const hostId = chance.pick(uids);
  const isSeated = chance.happens(SEATED[formatId] ?? 0);
  const others = uids.filter((uid) => uid !== hostId);
  return {
    formatId,
    people: uids.map((uid) => ({ uid, wrongMs: drawWrongMs(chance) })),
    hostId,
    isSeated,
    storm: drawStorm(chance),
    stormMs: chance.between(15_000, 60_000),
    commitMs: chance.pick([15, 60, 60, 900]),
    taskFates: chance.pick([TASK_FATES, ...TASK_FATES.map((fate) => [fate])]),
    hasSweeper,
    leaveAfter: hasSweeper && chance.happens(0.5),
    outage: hasOutage ? drawOutage(chance) : null,
    suspension:
      isSeated && chance.happens(0.3)
        ? { uid: chance.pick(others), atMs: chance.between(3_000, 40_000) }
        : null,
  };
}

function drawOutage(chance: Chance) {
  return {
    fromMs: chance.between(3_000, 30_000),
    forMs: chance.between(2_000, 60_000),
    isNoticed: chance.happens(0.5),
  };
}

/** Most clocks are wrong by seconds, many by up to ten minutes. */
function drawWrongMs(chance: Chance): number {
  const most = chance.happens(0.5) ? MINUTES_10_MS : 3_000;
  return chance.between(-most, most);
}
