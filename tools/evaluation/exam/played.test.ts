import { createEngine } from '@rostrum/moderator/engine';
import { describe, expect, test } from 'vitest';
import type { ExamMessage, Talk } from './exam.ts';
import { playTalk } from './played.ts';

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

describe('playing a talk', () => {
  test('does nothing about a greeting, holds an insult, and leaves the answer to it alone', () => {
    const played = playTalk(createEngine(), TALK, [
      aMessage('Ada', 'Good morning, Ben.'),
      aMessage('Ben', 'Ada, you are a stupid idiot.'),
      aMessage('Ada', 'Let us talk about the trees.'),
    ]);
    expect(played.map(({ did }) => did)).toEqual(['nothing', 'hold', 'nothing']);
    expect([...(played[1]?.flagged ?? [])]).toContain('personAttack');
  });
});
