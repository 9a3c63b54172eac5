import { newCommandId, type Area } from '@rostrum/data';
import * as z from 'zod/mini';
import { fingerprint } from './fingerprint.ts';

/** Something that a person wants done. It keeps its id until it is done. */
type Intention = {
  commandId: string;
  sinceMs: number;
  /** Its answer is awaited. */
  isUnderWay?: boolean;
  /** The notice of its last fault. */
  noticeId?: number | undefined;
};

/** After this many milliseconds the same command is a new intention. The server remembers an id for longer. */
const LASTS_MS = 3_600_000;
const KEY = 'rostrum:intentions';
const keptSchema = z.record(
  z.string(),
  z.record(z.string(), z.object({ commandId: z.string(), sinceMs: z.number() })),
);

/** Intentions that are not known to be done, by area and by the words of the command; also after a reload of the tab. */
let open: Map<string, Map<string, Intention>> | undefined;

/** The same command again is the same intention; a changed one is another. */
export function intentionOf(area: Area, command: object): Intention {
  open ??= load();
  const intentions = open.get(area) ?? new Map<string, Intention>();
  open.set(area, intentions);
  const words = fingerprint(JSON.stringify(command));
  const before = intentions.get(words);
  const isSame = before !== undefined && Date.now() - before.sinceMs < LASTS_MS;
  const intention = isSame ? before : { commandId: newCommandId(), sinceMs: Date.now() };
  intentions.set(words, intention);
  save(open);
  return intention;
}

/** After something was done in an area, an earlier intention there counts as new, unless it is pending. */
export function closeIntentions(area: Area): void {
  open ??= load();
  const underWay = [...(open.get(area) ?? [])].filter(([, { isUnderWay }]) => isUnderWay);
  open.set(area, new Map(underWay));
  save(open);
}

function load(): Map<string, Map<string, Intention>> {
  try {
    const kept = keptSchema.parse(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
    return new Map(Object.entries(kept).map(([area, all]) => [area, new Map(Object.entries(all))]));
  } catch {
    return new Map();
  }
}

/** Notices do not outlive the page, so that only ids and times are kept. */
function save(all: ReadonlyMap<string, ReadonlyMap<string, Intention>>): void {
  const bare = ([words, { commandId, sinceMs }]: [string, Intention]) => [words, { commandId, sinceMs }];
  const kept = [...all].map(([area, some]) => [area, Object.fromEntries([...some].map(bare))]);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage an intention lives as long as the page.
  }
}
