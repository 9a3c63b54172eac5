import { ADA, CLEO, play } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { STARTING_STATE } from './state.ts';
import { acted, aSignal, attack, becauses, EXCHANGE, Room } from './testing/build.ts';
import { POLICY_VERSION } from './version.ts';

describe('a message with nothing to find', () => {
  const room = new Room();
  const decisions = room.post(ADA);

  it('meets silence, and carries rule, spans, band, engine and policy version', () => {
    expect(decisions).toEqual([
      {
        act: 'silence',
        about: null,
        because: 'nothing was found',
        side: null,
        rule: 'The moderator’s table',
        band: 'low',
        spans: [],
        engine: 'embedded',
        policyVersion: POLICY_VERSION,
      },
    ]);
  });

  it('moves only the pulse, so that it costs no extra write', () => {
    expect(room.state.record).toBe(STARTING_STATE.record);
    expect(room.state.ledger).toBe(STARTING_STATE.ledger);
    expect(room.state.pulse).toMatchObject({ messages: 1, turns: 1, lastSpeakerId: ADA });
  });
});

describe('a message that comes twice', () => {
  it('is examined once', () => {
    const room = new Room();
    room.post(ADA, [attack()]);
    const { state } = room;
    room.nowMs -= 1;
    const again = room.post(ADA, [attack()]);
    expect(becauses(again)).toEqual(['the message was looked at already']);
    expect(room.state).toBe(state);
  });
});

describe('a paused AI', () => {
  const paused = () => new Room({ debate: play(EXCHANGE, { type: 'pauseModerator', by: CLEO }) });

  it.each(['threat', 'sexual', 'minor'] as const)(
    'still stops the debate for a %s, with an explanation',
    (kind) => {
      const [made, toAll] = acted(paused().post(ADA, [aSignal(kind, { isSure: true })]));
      expect(made).toMatchObject({ act: 'severe', holds: true, intervention: { to: ADA } });
      expect(made?.effects.map(({ type }) => type)).toEqual(['hide', 'pauseRoom', 'callHost']);
      expect(toAll).toMatchObject({ act: 'severe', intervention: { to: 'all' } });
      for (const one of [made, toAll]) {
        expect(JSON.stringify(one?.intervention)).toContain('but this is always stopped');
      }
    },
  );

  it('still holds exposed private details, and hatred that it is sure of', () => {
    expect(acted(paused().post(ADA, [aSignal('privacy')]))).toMatchObject([{ act: 'privacy', holds: true }]);
    const hatred = acted(paused().post(ADA, [aSignal('identityAttack', { band: 'high', isSure: true })]));
    expect(hatred).toMatchObject([{ act: 'personAttack', holds: true }]);
  });

  it('leaves alone whatever is less', () => {
    expect(acted(paused().post(ADA, [aSignal('identityAttack', { band: 'medium' })]))).toEqual([]);
    expect(acted(paused().post(ADA, [attack(), aSignal('injection')]))).toEqual([]);
  });
});

describe('an attack on a person', () => {
  it('is held in a standard room, with rule, place, reasons and a way to edit', () => {
    const [made] = acted(new Room().post(ADA, [attack()]));
    expect(made).toMatchObject({
      act: 'personAttack',
      id: 'personAttack-m1',
      level: 3,
      holds: true,
      rule: 'Rule 2, speak about the claim',
      intervention: { to: ADA, offers: ['edit'], quote: 'm1: f', side: 'for', level: 3, band: 'high' },
    });
    expect(made?.intervention.why.map(({ label }) => label)).toEqual([
      'Rule',
      'Found in',
      'Kind',
      'Because',
      'Deciding word',
      'Confidence',
      'Rung of the ladder',
      'Decided by',
    ]);
  });

  it('on a group is the same act with another kind', () => {
    const [made] = acted(new Room().post(ADA, [aSignal('identityAttack', { isSure: true })]));
    expect(made).toMatchObject({ act: 'personAttack', holds: true });
    expect(made?.intervention.why).toContainEqual({ label: 'Kind', value: 'attack on a group', is: 'kind' });
  });

  it('that cannot be pointed at is left alone, however sure the engine is, and counted as found', () => {
    const room = new Room();
    expect(becauses(room.post(ADA, [{ ...attack(), spans: [] }]))).toEqual([
      'there is no phrase to point at',
    ]);
    expect(room.state.pulse.found).toEqual({ personAttack: { for: 1, against: 0 } });
  });

  it('that is less certain is shown with a private note; an uncertain one is left alone', () => {
    expect(acted(new Room().post(ADA, [attack('medium')]))).toMatchObject([{ level: 1, holds: false }]);
    expect(becauses(new Room().post(ADA, [attack('low')]))).toEqual([
      'confidence low is below what this room acts on',
    ]);
  });

  it('depends on the room: a relaxed room lets more pass, a strict one less', () => {
    expect(acted(new Room({ strictness: 'relaxed' }).post(ADA, [attack('medium')]))).toEqual([]);
    expect(acted(new Room({ strictness: 'strict' }).post(ADA, [attack('medium')]))).toMatchObject([
      { level: 3, holds: true },
    ]);
  });
});
