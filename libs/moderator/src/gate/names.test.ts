import { beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../engine/engine.ts';
import { createGate, type Gate } from './gate.ts';

let gate: Gate;
beforeAll(() => {
  const engine = createEngine();
  gate = createGate(() => engine);
});

describe('a display name', () => {
  it.each([
    'Hitler was right',
    'HitlerWasRight',
    'h1tler_was_right',
    'Heil Hitler',
    'Hеil Hitler',
    'Pol Pot was right',
    'stalin did nothing wrong',
    'Sieg Heil',
    'I love Bin Laden',
  ])('that praises mass murderers is refused: %s', (name) => {
    expect(gate(name, 'displayName')).toMatchObject({ refusal: 'contempt' });
  });

  it.each([
    'Pussy Riot',
    'Slutsky',
    'Phuc Dat Bich',
    'Dick Van Dyke',
    'Dick Cheney',
    'Scunthorpe United',
    'Penistone',
    'Alistair Cockburn',
    'Essex Girl',
    'Kike Hernandez',
    'Heilbronn',
    'Adolf Loos',
    'Osama Vinladen',
    'Stalin Moreno',
    'Hailey Adolfsson',
    'Nigar Aliyeva',
    'nigar_aliyeva',
    'Ann Coon',
    'Grossman',
    'Hicks',
    'Audie',
  ])('that only sounds like abuse is let by: %s', (name) => {
    expect(gate(name, 'displayName')).toEqual({ ok: true, value: null });
  });
});

describe('a motion', () => {
  it.each([
    'This house would free Pussy Riot',
    'This house prefers Dick Van Dyke to Charlie Chaplin',
    'This house would move the capital of Niger',
    'This house believes that Slutsky proved it first',
    'This house would twin Scunthorpe with Penistone in Essex',
  ])('that names a person passes: %s', (motion) => {
    expect(gate(motion, 'motion')).toEqual({ ok: true, value: null });
  });

  it('is still refused for an insult beside such a name', () => {
    expect(gate('Pussy Riot, you are all stupid worthless idiots', 'motion').ok).toBe(false);
  });
});
