import {
  captionPath,
  captionSchema,
  countsPath,
  countsSchema,
  hasFloor,
  LIMITS,
  messagesPath,
  roomPath,
  roomSchema,
} from '@rostrum/domain';
import { describe, expect, test } from 'vitest';
import { aSpeech } from '../testing/a-speech.ts';

const CLEAN = 'Voting is a duty, because every law binds all of us';
const LONG =
  'Voting is a duty, because every law binds all of us. Nobody may refuse to pay a tax, and nobody may refuse a jury. ' +
  'A vote costs an hour every four years. In return, every party must ask every person what they need, even the poorest, ' +
  'who stay at home now, and whom no manifesto names at all today.';
const ATTACK = 'Ben, you are a stupid worthless idiot';

/** A debate in which Ada has the floor, with captions at the running step. */
async function aDictation() {
  const speech = await aSpeech();
  const { roomId, run, platform } = speech;
  const read = async (path: string) => (await platform.reader.getAll([path]))[0]?.fields;
  const step = async () => {
    const { debate } = roomSchema.parse(await read(roomPath(roomId)));
    return hasFloor(debate) ? debate.floor.stepIndex : 0;
  };
  const caption = async (text: string | null, uid = 'ada', saidInStep?: number) => {
    const told = await run(uid, {
      type: 'caption',
      roomId,
      text,
      saidInStep: saidInStep ?? (await step()),
    });
    return told.ok ? told.value.answer['state'] : told.refusal;
  };
  const shown = async (uid = 'ada') => {
    const fields = await read(captionPath(roomId, uid));
    return fields && captionSchema.parse(fields);
  };
  const captioned = async () => countsSchema.parse(await read(countsPath(roomId))).captioned;
  const messages = async () =>
    (await platform.reader.query({ collection: messagesPath(roomId), limit: 10 })).map(({ id }) => id);
  return { ...speech, caption, shown, captioned, messages, step };
}

describe('a caption', () => {
  test('shows clean words of the holder of the floor, and is no message', async () => {
    const dictation = await aDictation();
    expect(await dictation.caption(CLEAN)).toBe('shown');
    expect(await dictation.shown()).toMatchObject({ uid: 'ada', text: CLEAN, writes: 1 });
    expect(await dictation.messages()).toEqual([]);
  });

  test('with an attack reaches nobody, and leaves neither an act nor a mark', async () => {
    const dictation = await aDictation();
    expect(await dictation.caption(ATTACK)).toBe('kept');
    expect(await dictation.shown()).toBeUndefined();
    expect(dictation.attacks()).toEqual([]);
    expect(await dictation.captioned()).toEqual([]);
  });

  test('keeps its last clean words while an attack follows them', async () => {
    const dictation = await aDictation();
    await dictation.caption(CLEAN);
    await dictation.run('ben', { type: 'enter', roomId: dictation.roomId });
    await dictation.run('ben', { type: 'enter', roomId: dictation.roomId });
    await dictation.run('ben', { type: 'enter', roomId: dictation.roomId });
    expect(await dictation.caption(`${CLEAN}. ${ATTACK}`)).toBe('kept');
    expect(await dictation.shown()).toMatchObject({ text: CLEAN, writes: 1 });
  });

  test('is refused to everybody without the floor, and for another step', async () => {
    const dictation = await aDictation();
    const step = await dictation.step();
    expect(await dictation.caption(CLEAN, 'ben', step)).toBe('not-your-turn');
    expect(await dictation.caption(CLEAN, 'cleo', step)).toBe('not-seated');
    expect(await dictation.caption(CLEAN, 'ada', step + 1)).toBe('stale-step');
    expect(await dictation.shown()).toBeUndefined();
  });

  test('is written at most once in two seconds, however often it is sent', async () => {
    const dictation = await aDictation();
    const beganAtMs = dictation.now();
    for (let sent = 0; sent < 30; sent += 1) await dictation.caption(`${CLEAN} ${sent}`);
    const seconds = (dictation.now() - beganAtMs) / 1_000;
    const writes = ((await dictation.shown())?.writes ?? 0) + 1;
    expect(seconds).toBe(30);
    expect(writes).toBeGreaterThan(10);
    expect(writes).toBeLessThanOrEqual(seconds / 2);
  });

  test('is at most 280 characters long', async () => {
    const dictation = await aDictation();
    await expect(dictation.caption('a'.repeat(LIMITS.captionMaxLength + 1))).rejects.toThrow('280');
    expect(await dictation.caption(LONG.slice(0, LIMITS.captionMaxLength))).toBe('shown');
  });
});

describe('the end of a caption', () => {
  test.each([
    ['its words are posted', (speech) => speech.run('ada', { type: 'speak', ...at(speech), text: CLEAN })],
    ['its words are held', (speech) => speech.run('ada', { type: 'speak', ...at(speech), text: ATTACK })],
    ['its author yields', (speech) => speech.run('ada', { type: 'yield', ...at(speech) })],
    ['its author leaves', (speech) => speech.run('ada', { type: 'leave', ...at(speech) })],
    ['the step is over', (speech) => speech.run('ada', { type: 'nextStep', ...at(speech) })],
    ['the debate is paused', (speech) => speech.run('ada', { type: 'pause', ...at(speech) })],
    ['the debate ends', (speech) => speech.run('ada', { type: 'end', ...at(speech) })],
  ] satisfies [string, (speech: Dictation) => Promise<{ ok: boolean }>][])(
    'comes when %s',
    async (_, happen) => {
      const dictation = await aDictation();
      await dictation.caption(CLEAN);
      expect((await happen(dictation)).ok).toBe(true);
      expect(await dictation.shown()).toBeUndefined();
      expect(await dictation.captioned()).toEqual([]);
    },
  );

  test('comes when its author stops, and the next one shows again', async () => {
    const dictation = await aDictation();
    await dictation.caption(CLEAN);
    expect(await dictation.caption(null)).toBe('gone');
    expect(await dictation.shown()).toBeUndefined();
    expect(await dictation.caption(CLEAN)).toBe('shown');
  });

  test('does not come when the host extends the step', async () => {
    const dictation = await aDictation();
    await dictation.caption(CLEAN);
    await dictation.run('ada', { type: 'extend', ...at(dictation) });
    expect(await dictation.shown()).toMatchObject({ text: CLEAN });
  });

  test('does not come when another person reacts or chats', async () => {
    const dictation = await aDictation();
    await dictation.caption(CLEAN);
    await dictation.run('ben', { type: 'chat', ...at(dictation), text: 'Good point.' });
    expect(await dictation.shown()).toMatchObject({ text: CLEAN });
  });
});

type Dictation = Awaited<ReturnType<typeof aDictation>>;
const at = ({ roomId }: Dictation) => ({ roomId });
