import { deadlineOf, draftPath, LIMITS, standingPath } from '@rostrum/domain';
import { describe, expect, test } from 'vitest';
import { sweepRoom } from '../clock/sweep-room.ts';
import { tick } from '../clock/tick.ts';
import { aSpeech } from '../testing/a-speech.ts';

const WORDS = 'Trees cool a street, and they';

type Stage = Awaited<ReturnType<typeof aSpeech>>;
const on = ({ messages }: Stage) => messages().filter((one) => Reflect.get(one, 'state') !== 'refused');
const texts = (stage: Stage) => on(stage).map((one) => Reflect.get(one, 'text'));
const lastNote = ({ notes }: Stage) =>
  Reflect.get(notes().findLast((one) => Reflect.get(one, 'act') === 'handover') ?? {}, 'says');

describe('when the time of a speech ends', () => {
  test('its unsent draft goes out by itself, as it is, before the next step begins', async () => {
    const stage = await aSpeech();
    await stage.keep('ada', WORDS);
    await stage.ring();
    expect(on(stage)).toMatchObject([{ text: WORDS, authorId: 'ada', state: 'shown', stepIndex: 0 }]);
    expect(stage.debate()).toMatchObject({ phase: 'live', floor: { stepIndex: 1 } });
    expect(stage.drafts()).toEqual([]);
    expect(lastNote(stage)).toMatch(
      /^ada’s draft went out by itself when the time was up\. Opening, Against/,
    );
  });

  test('it goes out however late the task comes, at the moment of the deadline', async () => {
    const stage = await aSpeech();
    await stage.keep('ada', WORDS);
    const endsAtMs = stage.endsAtMs();
    await stage.ring(40_000);
    expect(on(stage)).toMatchObject([{ text: WORDS, createdAtMs: endsAtMs - 1 }]);
  });

  test('it goes out if a browser or the sweeper ends the step, too', async () => {
    const browser = await aSpeech();
    await browser.keep('ada', WORDS);
    browser.waitFor(0);
    expect(await browser.run('ben', { type: 'advance', roomId: browser.roomId })).toMatchObject({ ok: true });
    expect(texts(browser)).toEqual([WORDS]);
    const swept = await aSpeech();
    await swept.keep('ada', WORDS);
    await sweepRoom(swept.platform, swept.roomId, swept.endsAtMs() + 600_000);
    expect(texts(swept)).toEqual([WORDS]);
  });

  test('words that reached the server one millisecond after the deadline stay a draft', async () => {
    const stage = await aSpeech();
    const endsAtMs = stage.endsAtMs();
    await stage.keep('ada', WORDS, { keptAt: new Date(endsAtMs + 1) });
    await stage.ring(5_000);
    expect(texts(stage)).toEqual([]);
    expect(stage.drafts()).toMatchObject([{ text: WORDS }]);
    expect(lastNote(stage)).toMatch(/^Nothing from ada reached the floor\. Opening, Against/);
  });

  test('they go out at the last millisecond, even right after other words', async () => {
    const stage = await aSpeech();
    const endsAtMs = stage.endsAtMs();
    await stage.keep('ada', WORDS, { keptAt: new Date(endsAtMs) });
    stage.waitFor(1_000);
    await stage.say('They drink the rain.');
    await stage.ring();
    expect(texts(stage)).toEqual(expect.arrayContaining([WORDS, 'They drink the rain.']));
    expect(on(stage)).toHaveLength(2);
  });

  test('nothing goes out for a person who switched it off, and their draft stays', async () => {
    const stage = await aSpeech();
    await stage.keep('ada', WORDS, { goesOut: false });
    await stage.ring();
    expect(texts(stage)).toEqual([]);
    expect(stage.drafts()).toHaveLength(1);
  });

  test('nothing goes out for a person without the floor, or after they have yielded it', async () => {
    const stage = await aSpeech();
    await stage.keep('ben', WORDS);
    await stage.ring();
    expect(texts(stage)).toEqual([]);
    expect(stage.drafts()).toMatchObject([{ uid: 'ben' }]);
    await stage.ring();
    expect(texts(stage)).toEqual([WORDS]);
  });

  test('nothing goes out for a person whom the house has suspended', async () => {
    const stage = await aSpeech();
    await stage.keep('ada', WORDS);
    const suspension = { fromMs: 1, untilMs: null, decisionId: 'decision-1' };
    await stage.put(standingPath('ada'), { sessionsEndedAtMs: 0, suspension });
    await stage.ring();
    expect(texts(stage)).toEqual([]);
  });
});

describe('a draft and its author’s own message with the same id', () => {
  test('are one message if the author was first', async () => {
    const stage = await aSpeech();
    await stage.keep('ada', WORDS);
    await stage.run('ada', { type: 'speak', roomId: stage.roomId, text: WORDS }, { id: 'draft-of-ada' });
    await stage.ring();
    expect(texts(stage)).toEqual([WORDS]);
    expect(stage.drafts()).toEqual([]);
    expect(lastNote(stage)).toMatch(/^Opening, Against/);
  });

  test('are one message if the clock was first, and the author hears that it is shown', async () => {
    const stage = await aSpeech();
    await stage.keep('ada', WORDS);
    await stage.ring();
    const said = await stage.run(
      'ada',
      { type: 'speak', roomId: stage.roomId, text: WORDS },
      { id: 'draft-of-ada' },
    );
    expect(said).toMatchObject({ ok: true, value: { answer: { state: 'shown' } } });
    expect(texts(stage)).toEqual([WORDS]);
  });

  test('are shown even if the author’s own came too late and was refused', async () => {
    const stage = await aSpeech();
    await stage.keep('ada', WORDS);
    const task = {
      roomId: stage.roomId,
      stepSeq: deadlineOf(stage.debate())?.stepSeq ?? 0,
      mark: 'end' as const,
    };
    const lateMs = stage.endsAtMs() + 300;
    stage.waitFor(0);
    const said = await stage.run(
      'ada',
      { type: 'speak', roomId: stage.roomId, text: WORDS },
      { id: 'draft-of-ada' },
    );
    expect(said).toMatchObject({ refusal: 'too-late' });
    await tick(stage.platform, task, lateMs + 2_000);
    expect(texts(stage)).toEqual([WORDS]);
  });
});

test('a draft that the moderator holds stays its author’s, and nobody else learns of it', async () => {
  const stage = await aSpeech();
  await stage.keep('ada', 'You are an idiot, ben, and you');
  await stage.ring();
  expect(on(stage)).toMatchObject([{ state: 'held', authorId: 'ada' }]);
  expect(lastNote(stage)).toMatch(/^Nothing from ada reached the floor\. /);
});

test('a draft that is too long ends with a sentence, and the rest stays a draft that goes out no more', async () => {
  const stage = await aSpeech();
  const sentence = 'Trees cool a street and drink the rain. ';
  const text = sentence.repeat(60).trim();
  await stage.keep('ada', text);
  await stage.ring();
  const [said] = texts(stage);
  expect(said).toBe(sentence.repeat(45).trim());
  expect(said).toHaveLength(120 * LIMITS.charactersPerSecond - 1);
  expect(stage.drafts()).toMatchObject([{ uid: 'ada', text: sentence.repeat(15).trim(), goesOut: false }]);
});

test('a second look is asked for, as for any message', async () => {
  const stage = await aSpeech();
  await stage.keep('ada', WORDS);
  await stage.ring();
  expect(stage.tasks).toMatchObject([{ roomId: stage.roomId }]);
  const swept = await aSpeech();
  await swept.keep('ada', WORDS);
  await sweepRoom(swept.platform, swept.roomId, swept.endsAtMs() + 600_000);
  expect(swept.tasks).toMatchObject([{ roomId: swept.roomId }]);
});

test('the drafts of a debate are removed once it is over, and not before', async () => {
  const stage = await aSpeech();
  await stage.keep('ben', WORDS);
  const task = { roomId: stage.roomId, stepSeq: 1, mark: 'drafts' as const };
  await tick(stage.platform, task, stage.now());
  expect(stage.drafts()).toHaveLength(1);
  await stage.run('ada', { type: 'end', roomId: stage.roomId });
  await tick(stage.platform, task, stage.now());
  expect(stage.database.get(draftPath(stage.roomId, 'ben')).fields).toBeUndefined();
});
