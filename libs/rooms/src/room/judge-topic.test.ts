import { EMPTY_PULSE } from '@rostrum/moderator';
import type { TopicReader } from '@rostrum/moderator/reader';
import { describe, expect, test } from 'vitest';
import { judgeTopicTwice } from './judge-topic.ts';
import { judgeWords, type WordsInContext } from './judge-words.ts';

const words = (text: string): WordsInContext => ({
  text,
  uid: 'ada',
  side: 'for',
  motion: 'This house would ban mobile phones in schools',
  names: ['Ben'],
  heard: [{ messageId: 'm1', authorId: 'ben', side: 'against', text: 'Phones help pupils learn.' }],
  claims: EMPTY_PULSE,
});

function aReader(isSuspect: boolean): TopicReader & { saids: (readonly string[])[] } {
  const saids: (readonly string[])[] = [];
  return {
    saids,
    suspects: () => isSuspect,
    read: async (relevance, { said }) => {
      saids.push(said);
      return { ...relevance, flag: true, reason: 'offTopicByMeaning' };
    },
  };
}

describe('the topic of words is read twice', () => {
  test('only where the words are suspected: ordinary words wait for nothing', () => {
    const reader = aReader(false);
    const judged = judgeTopicTwice(judgeWords, reader)(words('Phones distract pupils from their lessons.'));
    expect(judged).not.toBeInstanceOf(Promise);
    expect(reader.saids).toEqual([]);
  });

  test('with what was said before, and no other finding changes', async () => {
    const reader = aReader(true);
    const text = 'The central bank raised its interest rates by half a per cent yesterday, you idiot.';
    const before = judgeWords(words(text)).signals;
    const { signals } = await judgeTopicTwice(judgeWords, reader)(words(text));
    const known = new Set(before.map((finding) => JSON.stringify(finding)));
    const changed = Object.values(signals).filter((finding) => !known.has(JSON.stringify(finding)));
    expect(changed.map(({ kind, flag }) => [kind, flag])).toEqual([['relevance', true]]);
    expect(reader.saids).toEqual([['Phones help pupils learn.']]);
  });

  test('also after another reader made the words wait', async () => {
    const judge = async (one: WordsInContext) => judgeWords(one);
    const { signals } = await judgeTopicTwice(judge, aReader(true))(words('The bank raised its rates.'));
    expect(Object.values(signals).find(({ kind }) => kind === 'relevance')?.reason).toBe('offTopicByMeaning');
  });

  test('never where no head read the topic', () => {
    const judge = () => ({ signals: [], answers: [] });
    expect(judgeTopicTwice(judge, aReader(true))(words('Guten Tag.'))).toEqual({ signals: [], answers: [] });
  });
});
