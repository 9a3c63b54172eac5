import { readFileSync } from 'node:fs';
import { aDebate, aSituation, CLEO } from '@rostrum/domain/testing';
import { describe, expect, test } from 'vitest';
import { explore } from './explore.ts';
import { PAGE, renderPage } from './page.ts';
import { picture, transitionsIn, transitionsTable } from './transitions.ts';

describe('the page about the debate machine', () => {
  test('matches the machine; `npm run state-picture` rewrites it', () => {
    expect(readFileSync(PAGE, 'utf8')).toBe(renderPage());
  });
});

describe('exploring the machine', () => {
  const taken = explore([aDebate({ phase: 'prep', hostId: CLEO })], 1);

  test('finds who may do what, and nothing that is refused', () => {
    const by = (type: string) => taken.filter((one) => one.type === type).map(({ standing }) => standing);
    expect(by('ready')).toEqual(['debater', 'debater']);
    expect(by('cancel')).toEqual(['host']);
    expect(by('speak')).toEqual([]);
  });

  test('finds the exits of a phase, with the events that lead there', () => {
    expect(transitionsIn(taken)).toContainEqual({
      from: 'prep',
      to: 'live',
      events: 'stepStarted',
      types: ['advance', 'nextStep'],
    });
    expect(transitionsIn(taken).some(({ from, to }) => from === to)).toBe(false);
  });

  test('continues from what it found, once for each state', () => {
    const far = explore([aDebate({ phase: 'prep', hostId: CLEO })], 2);
    expect(far.some(({ before }) => before.phase === 'live')).toBe(true);
    const twice = explore([aSituation('live'), aSituation('live')], 1);
    expect(twice).toHaveLength(explore([aSituation('live')], 1).length);
  });
});

describe('drawing the transitions', () => {
  const transitions = [
    { from: 'lobby', to: 'cancelled', events: 'cancelled', types: ['cancel' as const] },
    { from: 'lobby', to: 'cancelled', events: 'removed, cancelled', types: ['sweep' as const] },
  ];

  test('merges parallel transitions into one arrow, and marks dead ends', () => {
    expect(picture(transitions)).toBe(
      '```mermaid\nstateDiagram-v2\n  [*] --> lobby\n  lobby --> cancelled: cancel, sweep\n  cancelled --> [*]\n```',
    );
  });

  test('makes one row for each kind of event', () => {
    expect(transitionsTable(transitions).split('\n').slice(2)).toEqual([
      '| lobby | cancelled | `cancel` | `cancelled` |',
      '| lobby | cancelled | `sweep` | `removed, cancelled` |',
    ]);
  });
});
