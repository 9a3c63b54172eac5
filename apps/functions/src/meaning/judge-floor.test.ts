import { EMPTY_PULSE } from '@rostrum/moderator';
import { describe, expect, test } from 'vitest';
import { judgeFloor, warmUpReader } from './judge-floor.ts';

async function flaggedIn(text: string): Promise<string[]> {
  const { signals } = await judgeFloor({
    text,
    uid: 'ada',
    side: 'for',
    motion: 'This house would ban mobile phones in schools',
    names: ['Ben'],
    heard: [],
    claims: EMPTY_PULSE,
  });
  const conduct = ['personAttack', 'identityAttack', 'toxicity', 'threat', 'sexual', 'privacy', 'doxxing'];
  return Object.values(signals).flatMap(({ kind, flag }) => (flag && conduct.includes(kind) ? [kind] : []));
}

describe('the floor hears an attack', () => {
  test.each([
    ['You are a stupid idiot, Ben.', 'personAttack'],
    ['Ben, du bist ein verdammter Idiot und hast keine Ahnung.', 'personAttack'],
    ['Eres un idiota y no tienes ni idea de nada.', 'personAttack'],
    ['I will find out where you live, and then you will be sorry.', 'threat'],
    ['Ich bringe dich um, wenn ich dich morgen sehe.', 'threat'],
  ])('%s', async (text, kind) => {
    expect(await flaggedIn(text)).toContain(kind);
  });
});

describe('the floor keeps private details private', () => {
  test.each([
    'Her number is 07700 900123, text her tonight and tell her what you think.',
    'Text me on 07700 900123 after the debate.',
    'Ben lives at 14 Alder Road, go and tell him what you think.',
    'My opponent works at the library on Mill Road, she leaves at six by the back door.',
  ])('%s', async (text) => {
    expect((await flaggedIn(text)).filter((kind) => ['privacy', 'doxxing'].includes(kind))).not.toEqual([]);
  });
});

describe('the floor accuses nobody', () => {
  test.each([
    'Well done, both of you!',
    'You are correct.',
    'Where did you read that?',
    'Bravo, well said!',
    'That argument is nonsense: it is lazy, and it is wrong.',
    'She called me an idiot in front of the whole class.',
    'Nobody should tell a child that they are worthless.',
    'Niger signed the letter.',
    'Kike Hernandez plays for Boston.',
    'Every dyke in Holland must be raised by a metre.',
    'Teenagers who are bullied are more likely to hurt themselves, so phones should be banned.',
    'It did it in order to undercut the Hindu right wing’s alliance.',
    'Gut gesagt, danke euch beiden für diese Debatte!',
    'Me llamó idiota delante de toda la clase y nadie dijo nada.',
    'Je ne suis pas d’accord, mais votre argument est intéressant.',
    'The council answers questions on 020 7946 0123 until five.',
    'Write to the press office at press@example.org before noon.',
    'The helpline on 0808 157 0000 is open all night.',
  ])('%s', async (text) => {
    expect(await flaggedIn(text)).toEqual([]);
  });
});

test('the reader loads before anybody waits for it', async () => {
  await expect(warmUpReader()).resolves.toBeUndefined();
});

describe('the floor asks how words bear on the motion', () => {
  const isOffTopic = async (text: string, motion: string) => {
    const { signals } = await judgeFloor({
      text,
      uid: 'ada',
      side: 'for',
      motion,
      names: ['Ben'],
      heard: [],
      claims: EMPTY_PULSE,
    });
    return Object.values(signals).some(({ kind, flag }) => kind === 'relevance' && flag);
  };
  const PHONES = 'This house would ban mobile phones in schools';

  test.each([
    'The goalkeeper saved two penalties last night, and the whole stadium sang until midnight.',
    'Volcanic eruptions in the Pacific cooled the climate of the nineteenth century by half a degree.',
    'A sourdough loaf needs a hot oven, a long night in the fridge, and a very sharp knife.',
  ])('only where they are far by words and by meaning: %s', async (text) => {
    expect(await isOffTopic(text, PHONES)).toBe(true);
  });

  test.each([
    'Teachers waste ten minutes of every lesson on confiscating gadgets from distracted teenagers.',
    'Well done, both of you, that was a lovely round and we should all do this again next week!',
  ])('and not here: %s', async (text) => {
    expect(await isOffTopic(text, PHONES)).toBe(false);
  });
});
