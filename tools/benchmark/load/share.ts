import { parseArgs } from 'node:util';

/** The size of a run, and of the part that one process plays. */
export type Share = {
  rooms: number;
  /** People in each room: two debate, the others listen, write in the backchannel and react. */
  people: number;
  /** People who only watch the room `watched`. */
  watchers: number;
  watched: string;
};

const whole = (name: string, value: string): number => {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0)
    throw new Error(`--${name} takes a whole number, not ${value}`);
  return number;
};

/** The wanted size: `--rooms`, `--people`, `--watchers`, `--minutes`. @throws Error if one is not a number */
export function wishedRun(args: readonly string[]): Omit<Share, 'watched'> & { minutes: number } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rooms: { type: 'string', default: '20' },
      people: { type: 'string', default: '10' },
      watchers: { type: 'string', default: '200' },
      minutes: { type: 'string', default: '10' },
    },
  });
  const { rooms, people, watchers, minutes } = values;
  if (Number(people) < 2) throw new Error('--people is at least 2: two of them debate');
  return {
    rooms: whole('rooms', rooms),
    people: whole('people', people),
    watchers: whole('watchers', watchers),
    minutes: whole('minutes', minutes),
  };
}

/** What the processes tell each other. */
export type ToCrowd = { go: { untilMs: number } };
export type FromCrowd = { ready: readonly string[] } | { found: Observed };

/** What one process saw. */
export type Observed = {
  texts: Record<string, Seen>;
  /** Milliseconds of bare writes until the last of as many listeners had each. */
  bare: number[];
  /** Documents that listeners received, by collection. */
  reads: Record<string, number>;
  commands: number;
  errors: string[];
};

/** One text: when it was sent, and who has it. Times are comparable between processes. */
export type Seen = { roomId: string; sentAtMs: number | null; seenBy: number; lastAtMs: number };
