import type { Finding, SignalKind } from '@rostrum/moderator';
import { describe, expect, it } from 'vitest';
import { CHANGES, skeleton } from './counterfactual.ts';
import { ENGINES, type Engine } from './engines.ts';
import { loadScripts } from './load.ts';
import { playScript } from './play.ts';
import type { Script } from './script.ts';
import { withBothReaders } from './two-readers.ts';

/** No coin decides which side begins, because it would move with the sides. */
const SCRIPTS = loadScripts().map((script) => ({ ...script, format: { ...script.format, coinFlip: false } }));

/** What is decided in each debate, before and after each change. */
function playAll(engine: Engine) {
  return CHANGES.map((change) => ({
    name: change.name,
    debates: SCRIPTS.map((script) => ({
      id: script.id,
      before: skeleton(playScript(script, engine), change),
      after: skeleton(playScript(change.apply(script), engine)),
    })),
  }));
}

const PLAYED = [
  { reader: 'labels', changes: playAll(ENGINES.labels) },
  { reader: 'the fast heads alone', changes: playAll(ENGINES.embedded) },
  { reader: 'both readers', changes: await withBothReaders(playAll) },
];

describe.each(PLAYED)('read by $reader, no decision changes with', ({ changes }) => {
  describe.each(changes)('$name', ({ debates }) => {
    it.each(debates)('in $id', ({ before, after }) => {
      expect(after).toEqual(before);
    });
  });
});

describe.each(Object.entries(ENGINES))('read by %s, no decision changes with', (_, engine) => {
  it.each(SCRIPTS)('the stance that an engine reads in words, in $id', (script) => {
    const leaning =
      (label: string): Engine =>
      (said, within, heard) => [...engine(said, within, heard), stance(label)];
    const [one, other] = ['for', 'against'].map((label) => playScript(script, leaning(label)));
    expect(one && skeleton(one)).toEqual(other && skeleton(other));
  });
});

describe('a change', () => {
  it('really changes the debates that it is tried on', () => {
    for (const change of CHANGES) {
      const changed = SCRIPTS.filter((script) => differs(script, change.apply(script)));
      expect(changed.length).toBeGreaterThanOrEqual(
        change.name.startsWith('the groups') ? 4 : SCRIPTS.length,
      );
    }
  });

  it('is noticed if the moderator treats a person differently', () => {
    const [script] = SCRIPTS.filter(({ id }) => id === 'heated-rent');
    const unfair: Engine = (said, within) =>
      within.benches.for.includes(said.by) ? [] : ENGINES.labels(said);
    const [sides] = CHANGES;
    if (!script || !sides) throw new Error('nothing to try it on');
    const after = playScript(sides.apply(script), unfair);
    expect(skeleton(after)).not.toEqual(skeleton(playScript(script, unfair), sides));
  });
});

function stance(label: string): Finding<SignalKind> {
  const features = [{ label: 'Stance', value: label }];
  return { kind: 'stance', score: 0.9, flag: true, band: 'high', spans: [], reason: 'onTopic', features };
}

function differs(one: Script, other: Script): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
