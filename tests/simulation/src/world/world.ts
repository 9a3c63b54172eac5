import type { Chance } from './chance.ts';
import type { Timeline } from './timeline.ts';
import type { Weather } from './weather.ts';

/** The rules that a story can break. */
export const RULES = {
  acknowledged: 'no acknowledged message is lost',
  order: 'everybody sees the same order, and nothing lands before what somebody has read',
  speakers: 'never two speakers: only who holds the step, the turn or the point of information is heard',
  consent: 'nobody agrees for somebody else, or after the time to answer is over',
  ballots: 'only judges hand in ballots, these close once, and every ballot that is in counts',
  once: 'nothing is stored twice and no command acts twice',
  deadlines: 'each deadline is acted on once, and never early',
  replay: 'the log has no gap and replays to the state, and the record agrees with itself',
  words: 'no words vanish: they are on the floor, or their author was told why not, never both',
  clock: 'a wrong clock changes nothing: the time is drawn right to within the best round trip',
  rest: 'the debate ends and everything comes to rest',
  standing: 'nobody says anything once the house has suspended them',
  faults: 'no handler fails by itself, and it stores nothing that could not be read back',
} as const;
export type Rule = keyof typeof RULES;

export type Breach = { rule: Rule; what: string };

/** The shared state of a story. */
export type World = {
  timeline: Timeline;
  chance: Chance;
  /** Changes when the storm is over. */
  weather: Weather;
  isStormy: boolean;
  /** The people whom the house has suspended. */
  suspended: Set<string>;
  /** How long a commit takes at most: the longer, the more transactions meet. */
  commitMs: number;
  breaches: Breach[];
  /** How often something happened, by its name: proof that the stories put the rules to the test. */
  seen: Map<Seen, number>;
  /** Writes down the events, if somebody wants to read them. */
  tell: ((line: string) => void) | undefined;
};

/** Events that must have happened somewhere in the stories, or they would prove little. */
export const SEEN = [
  'message lost',
  'message repeated',
  'message late',
  'nobody connected',
  'link cut',
  'link back',
  'page reloaded',
  'second tab',
  'clock wrong by minutes',
  'clock set anew',
  'transaction retried',
  'room remembered',
  'room remembered wrongly',
  'speech retried',
  'contention',
  'instance died before the commit',
  'instance died after the commit',
  'answer of the database lost',
  'commit late',
  'command repeated',
  'speech repeated',
  'refusal repeated',
  'held',
  'suspended',
  'point of information',
  'turn from the queue',
  'restatement answered',
  'substitute',
  'pause',
  'question',
  'agreement',
  'ballot',
  'decision of judges',
  'task punctual',
  'task late',
  'task early',
  'task twice',
  'task never',
  'deadline by task',
  'deadline by client',
  'deadline by sweeper',
] as const;
export type Seen = (typeof SEEN)[number];

export function count(world: Pick<World, 'seen'>, name: Seen): void {
  world.seen.set(name, (world.seen.get(name) ?? 0) + 1);
}
