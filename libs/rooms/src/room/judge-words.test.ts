import { EMPTY_PULSE } from '@rostrum/moderator';
import { foreignLanguage, readOtherLanguages } from '@rostrum/moderator/languages';
import type { ScreeningReader } from '@rostrum/moderator/reader';
import { describe, expect, test } from 'vitest';
import { judgeTwice, type WordsInContext, type ReadOtherLanguages } from './judge-words.ts';

const words = (text: string): WordsInContext => ({
  text,
  uid: 'ada',
  side: 'for',
  motion: 'This house would ban mobile phones in schools',
  names: ['Ben'],
  heard: [],
  claims: EMPTY_PULSE,
});

/** Scores every question alike, and suspects the words of which it is told. */
function aReader(score: number, suspected?: string): ScreeningReader & { texts: string[] } {
  const texts: string[] = [];
  return {
    texts,
    suspects: (text) => (text === suspected ? ['harm'] : []),
    read: async (text) => {
      texts.push(text);
      const places = { attack: { start: 0, end: text.length }, harm: { start: 0, end: text.length } };
      return { attack: score, group: score, harm: score, care: score, exposure: 0, sexual: 0, places };
    },
  };
}

const NOTHING = { findings: [], foreign: undefined };
const NO_OTHERS: ReadOtherLanguages = async () => NOTHING;

async function kindsIn(reader: ScreeningReader, text: string, readOthers = NO_OTHERS): Promise<string[]> {
  const { signals } = await judgeTwice(reader, readOthers)(words(text));
  return Object.values(signals).flatMap(({ kind, flag }) => (flag ? [kind] : []));
}

describe('words are read twice', () => {
  test('only where the first reader would accuse somebody: ordinary words do not wait for the second', async () => {
    const reader = aReader(1);
    await judgeTwice(reader, NO_OTHERS)(words('Phones distract pupils from their lessons.'));
    expect(reader.texts).toEqual([]);
  });

  test('and where the second reader suspects them itself', async () => {
    const veiled = 'Nice bike. Shame if it fell into the canal.';
    expect(await kindsIn(aReader(0.9), veiled)).not.toContain('threat');
    expect(await kindsIn(aReader(0.9, veiled), veiled)).toContain('threat');
    expect(await kindsIn(aReader(0.7, veiled), veiled)).not.toContain('threat');
  });

  test('and an explicit attack is found whatever the second reader says', async () => {
    expect(await kindsIn(aReader(0), 'You are a stupid idiot.')).toContain('personAttack');
    expect(await kindsIn(aReader(1), 'You are a stupid idiot.')).toContain('personAttack');
  });
});

describe('an emoji', () => {
  test('is an attack beside the name of somebody present, and none about oneself', async () => {
    expect(await kindsIn(aReader(0), '🤡 Ben 🤡')).toContain('personAttack');
    expect(await kindsIn(aReader(1), 'I am such a 🤡, I forgot my own point.')).not.toContain('personAttack');
  });
});

describe('words in another language', () => {
  const threat = {
    kind: 'threat',
    score: 0.9,
    flag: true,
    band: 'high',
    spans: [{ start: 0, end: 5 }],
    reason: 'aboutPerson',
    features: [],
  } as const;

  test('are read in that language', async () => {
    const german = 'Ich bringe dich um, wenn ich dich morgen auf der Straße sehe.';
    expect(await kindsIn(aReader(0), german, async () => ({ findings: [threat], foreign: 'de' }))).toContain(
      'threat',
    );
  });

  test('are named, so that their author can be told', async () => {
    const readOthers: ReadOtherLanguages = async () => ({ findings: [], foreign: 'ja' });
    const japanese = '学校でのスマートフォンは禁止すべきだと思います。';
    expect((await judgeTwice(aReader(0), readOthers)(words(japanese))).foreign).toBe('ja');
  });

  test('are read inside an English sentence, which is not named as foreign', async () => {
    const insult = { ...threat, kind: 'personAttack', isExplicit: true } as const;
    const readOthers: ReadOtherLanguages = async () => ({ findings: [insult], foreign: 'de' });
    const judged = await judgeTwice(aReader(0), readOthers)(words('You are such an Arschloch, Ben.'));
    expect(Object.values(judged.signals).map(({ kind }) => kind)).toContain('personAttack');
    expect(judged.foreign).toBeUndefined();
  });

  test('are read even where they are so few that they look English', async () => {
    const readOthers: ReadOtherLanguages = async (text) => ({
      findings: readOtherLanguages(text, ['Ben']),
      foreign: foreignLanguage(text),
    });
    for (const text of ['Te voy a matar.', 'Hang jezelf op.', 'That is fair, Ben. But: te voy a matar.'])
      expect(await kindsIn(aReader(0), text, readOthers)).toContain('threat');
    expect(await kindsIn(aReader(1), 'Phones distract pupils, Ben. Hang on.', readOthers)).not.toContain(
      'threat',
    );
  });
});
