import { ADA, BEN, CLEO } from '@rostrum/domain/testing';
import { OPPONENT_UID } from '@rostrum/domain';
import { describe, expect, it } from 'vitest';
import { mayAppeal, mayPauseType, mayUndo } from '../rulings.ts';
import { acted, aSignal, Room } from '../testing/build.ts';

const distress = aSignal('distress', { reason: 'distress' });
const TEXT = 'I want to die.';

/** What is done about a message of distress by Ada. */
function aboutDistress(room: Room, others: Parameters<Room['post']>[1] = []) {
  return acted(room.post(ADA, [distress, ...others], { text: TEXT }));
}

const withHost = () => new Room({ safeguarding: 'host' });

describe('a person in distress', () => {
  it('is offered help in private, and their message goes out as it is', () => {
    const [care, ...rest] = aboutDistress(new Room());
    expect(rest).toEqual([]);
    expect(care).toMatchObject({ act: 'care', id: `care-${ADA}`, holds: false, effects: [], level: null });
    expect(care?.intervention).toMatchObject({ to: ADA, side: null, rule: null, quote: null });
    expect(care?.intervention).not.toHaveProperty('statement');
    expect(care?.intervention.says).toMatch(/you don’t have to carry it alone/);
  });

  it('can read which words were the reason', () => {
    const [care] = aboutDistress(new Room());
    expect(care?.intervention.why).toContainEqual({ label: 'Your words', value: '“I wan”' });
  });

  it('is the only one who learns of it by default', () => {
    expect(aboutDistress(new Room()).map(({ intervention }) => intervention.to)).toEqual([ADA]);
  });

  it('is told when the host is told too', () => {
    const [own, host] = aboutDistress(withHost());
    expect(own?.intervention.says).toMatch(/the host is told too/);
    expect(host).toMatchObject({ act: 'care', id: `care-${ADA}-host`, side: null, effects: [] });
    expect(host?.intervention).toMatchObject({ to: CLEO, messageId: 'm1' });
    expect(host?.intervention.says).toMatch(/^Ada .*may be having a hard time/);
  });

  it('keeps the words that were a sign to themselves', () => {
    const [, host] = aboutDistress(withHost());
    expect(JSON.stringify(host?.intervention)).not.toMatch(/I wan|Your words/);
    expect(host?.intervention.spans).toEqual([]);
  });

  it('is not reported to themselves as the host', () => {
    const room = withHost();
    const decisions = acted(room.post(CLEO, [distress], { text: TEXT, side: null }));
    expect(decisions.map(({ intervention }) => intervention.to)).toEqual([CLEO]);
  });

  it('is still offered help while the AI is paused', () => {
    const room = new Room();
    const paused = new Room({ debate: { ...room.setting.debate, moderatorPaused: true } });
    expect(aboutDistress(paused)).toMatchObject([{ act: 'care' }]);
  });

  it('is never the opponent, who is a machine', () => {
    expect(acted(new Room().post(OPPONENT_UID, [distress], { text: TEXT }))).toEqual([]);
  });
});

describe('care is no conduct', () => {
  it('leaves the moderator in exactly the state of an ordinary message', () => {
    const [cared, ordinary] = [withHost().chat(3), withHost().chat(3)];
    aboutDistress(cared);
    ordinary.post(ADA, [], { text: TEXT });
    expect(cared.state).toEqual(ordinary.state);
  });

  it('never escalates: the tenth time is as the first', () => {
    const room = new Room();
    const all = Array.from({ length: 10 }, () => aboutDistress(room.wait(15)));
    expect(all.flat().every(({ act, level }) => act === 'care' && level === null)).toBe(true);
    expect(room.state.record.ladder).toEqual({});
    expect(room.state.ledger).toEqual({});
  });

  it('does not use up the note that a person may get', () => {
    const room = new Room();
    aboutDistress(room);
    const noted = acted(room.wait(1).post(ADA, [aSignal('injection')]));
    expect(noted).toMatchObject([{ act: 'injection' }]);
  });

  it.each(['relaxed', 'standard', 'strict'] as const)('is the same in a %s room', (strictness) => {
    expect(aboutDistress(new Room({ strictness }))).toMatchObject([{ act: 'care' }]);
  });

  it('comes beside an act about the same message, and does not replace it', () => {
    const severe = aboutDistress(new Room(), [aSignal('threat', { isSure: true })]);
    expect(severe.map(({ act }) => act)).toEqual(['severe', 'severe', 'care']);
    const held = acted(
      new Room().post(BEN, [distress, aSignal('personAttack', { isExplicit: true })], { text: TEXT }),
    );
    expect(held.map(({ act, holds }) => [act, holds])).toEqual([
      ['personAttack', true],
      ['care', false],
    ]);
  });

  it('can be neither paused nor appealed nor undone', () => {
    const [care] = aboutDistress(new Room());
    const act = { ...care!.intervention, id: care!.id };
    expect(mayPauseType('care')).toMatchObject({ ok: false, refusal: 'act-stays-on' });
    expect(mayAppeal(act, act.atMs)).toMatchObject({ ok: false });
    expect(mayUndo(act, CLEO, CLEO, ADA, false)).toMatchObject({ ok: false });
  });
});
