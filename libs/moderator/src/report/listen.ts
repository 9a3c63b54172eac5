import type { ArgumentMap, Message } from '@rostrum/domain';
import type { CivilityEngine } from '../engine/civility-engine.ts';
import { createMapHeads, type MapHeads } from '../map/heads.ts';
import { readMap } from '../map/map-reader.ts';
import type { Person } from '../map/restated-before.ts';
import { isSpoken } from '../heads/spoken.ts';

/** How heated a message is, 0 … 1; `isFlagged`: the engine is certain of an attack. */
type Conduct = { heat: number; isFlagged: boolean };

/** The engine's reading of a debate. A message in an unsupported language has no conduct. */
export type Heard = { map: ArgumentMap; conduct: ReadonlyMap<string, Conduct>; unread: number };

/** Reads each message once, for the map and for the tone. `meaning`: the heads of the map that know meaning, if there are any. */
export function listen(
  messages: readonly Message[],
  engine: CivilityEngine,
  { meaning = {}, ...options }: { hasEnded: boolean; people: readonly Person[]; meaning?: Partial<MapHeads> },
): Heard {
  const byText = new Map<string, Conduct | undefined>();
  const analyse: CivilityEngine['analyse'] = (text) => {
    const analysis = engine.analyse(text);
    byText.set(text, isSpoken(analysis.language) ? conductIn(engine, analysis) : undefined);
    return analysis;
  };
  const map = readMap(messages, options, { ...createMapHeads(analyse), ...meaning });
  const conduct = new Map<string, Conduct>();
  for (const { id, text } of messages) {
    const found = byText.get(text);
    if (found) conduct.set(id, found);
  }
  return { map, conduct, unread: messages.length - conduct.size };
}

function conductIn(engine: CivilityEngine, analysis: ReturnType<CivilityEngine['analyse']>): Conduct {
  const { personAttack, toxicity, identityAttack, threat } = engine.judgeCivility(analysis);
  return {
    heat: Math.max(personAttack.score, toxicity.score, identityAttack.score, threat.score),
    isFlagged: [personAttack, identityAttack, threat].some(({ band }) => band === 'high'),
  };
}
