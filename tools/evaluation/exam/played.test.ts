import { signalsFrom } from '@rostrum/moderator';
import { createEngine } from '@rostrum/moderator/engine';
import { describe, expect, test } from 'vitest';
import type { ExamMessage, Talk } from './exam.ts';
import { playTalk, type JudgeInTalk } from './played.ts';

const TALK: Talk = {
  id: 't99',
  setting: 'debate',
  motion: 'This house would plant more trees',
  people: 'Two gardeners',
  lang: 'en',
};

function aMessage(by: string, text: string): ExamMessage {
  return {
    id: 't99-01',
    talk: 't99',
    by,
    kind: 'talk',
    text,
    lang: 'en',
    target: 'nobody',
    stance: 'says',
    found: [],
    acts: 'nothing',
  };
}

const engine = createEngine();
const engineAlone: JudgeInTalk = async ({ text, by }, { names }) =>
  signalsFrom(engine.judge(text, { names: names.filter((name) => name !== by) }));

describe('playing a talk', () => {
  test('does nothing about a greeting, holds an insult, and leaves the answer to it alone', async () => {
    const played = await playTalk(engineAlone, TALK, [
      aMessage('Ada', 'Good morning, Ben.'),
      aMessage('Ben', 'Ada, you are a stupid idiot.'),
      aMessage('Ada', 'Let us talk about the trees.'),
    ]);
    expect(played.map(({ did }) => did)).toEqual(['nothing', 'hold', 'nothing']);
    expect([...(played[1]?.flagged ?? [])]).toContain('personAttack');
  });

  test('gives the judge what was said before, and the people by name', async () => {
    const heard: string[] = [];
    await playTalk(
      async ({ text }, { names, before }) => {
        heard.push(`${names.join()}: ${before.length}, ${text}`);
        return [];
      },
      TALK,
      [aMessage('Ada', 'Good morning.'), aMessage('Ben', 'And to you.')],
    );
    expect(heard).toEqual(['Ada,Ben: 0, Good morning.', 'Ada,Ben: 1, And to you.']);
  });
});
