import { SERVICE_LEVELS, type Health } from '@rostrum/domain';
import { SectionHead } from '@rostrum/ui';
import * as m from '@rostrum/words/operations';
import { age, counted, milliseconds } from '../logic/amounts.ts';
import { Figure } from './figure.tsx';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Whether the service runs: its database, its background work, its rooms, and what waits in its queues. */
export function HealthPart({ health, atMs }: { health: Health; atMs: number }) {
  const { databaseMs, lastRuns, rooms, signInsToday } = health;
  const silentMs = atMs - (lastRuns.roomSweeper ?? 0);
  return (
    <section aria-labelledby="operations-health">
      <SectionHead id="operations-health">{m.health()}</SectionHead>
      <dl className="figures">
        <Figure name={m.database()} value={milliseconds(databaseMs)}>
          {m.databaseHint()}
        </Figure>
        <Figure
          name={m.lastSweep()}
          value={agoOf(lastRuns.roomSweeper, atMs)}
          isAlarm={silentMs > SERVICE_LEVELS.sweeperSilentMinutes * MINUTE_MS}
        >
          {m.lastSweepHint()}
        </Figure>
        <Figure name={m.lastTick()} value={agoOf(lastRuns.roomClock, atMs)}>
          {m.lastTickHint()}
        </Figure>
        <Figure name={m.liveDebates()} value={counted(rooms.live)}>
          {m.openRooms({ count: rooms.open })}
        </Figure>
        <Figure name={m.roomsOpened()} value={counted(rooms.lastDay)}>
          {m.inLastDay()}
        </Figure>
        <Figure name={m.signInsToday()} value={counted(signInsToday)}>
          {m.sinceMidnight()}
        </Figure>
      </dl>
      <Queues waitingSinceMs={health.waitingSinceMs} atMs={atMs} />
    </section>
  );
}

const agoOf = (thenMs: number | null, atMs: number) =>
  thenMs === null ? m.never() : m.ago({ time: age(atMs - thenMs) });

type Queue = keyof Health['waitingSinceMs'];
const QUEUES: Readonly<Record<Queue, { name: () => string; mostMs: number }>> = {
  room: { name: m.waitingRoom, mostMs: SERVICE_LEVELS.roomWaitsMinutes * MINUTE_MS },
  opponent: { name: m.waitingOpponent, mostMs: Infinity },
  houseCase: { name: m.waitingCase, mostMs: SERVICE_LEVELS.houseCaseWaitsHours * HOUR_MS },
  erasure: { name: m.waitingErasure, mostMs: SERVICE_LEVELS.erasureWaitsHours * HOUR_MS },
};
const IN_ORDER: readonly Queue[] = ['room', 'opponent', 'houseCase', 'erasure'];

/** How long the oldest of each queue has waited. */
function Queues({ waitingSinceMs, atMs }: Pick<Health, 'waitingSinceMs'> & { atMs: number }) {
  return (
    <ul className="list mt-4" aria-label={m.waiting()}>
      {IN_ORDER.map((queue) => {
        const sinceMs = waitingSinceMs[queue];
        const waitedMs = sinceMs === null ? 0 : atMs - sinceMs;
        return (
          <li key={queue} className="tally-line">
            <span>{QUEUES[queue].name()}</span>
            <span className={waitedMs > QUEUES[queue].mostMs ? 'num figure-alarm' : 'num'}>
              {sinceMs === null ? m.nothingWaits() : m.waitsFor({ time: age(waitedMs) })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
