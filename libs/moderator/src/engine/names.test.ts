import { beforeAll, describe, expect, it } from 'vitest';
import { readText } from '../testing/read-text.ts';
import { createEngine, type Engine } from './engine.ts';

let engine: Engine;
beforeAll(() => {
  engine = createEngine();
});

const CONDUCT = ['personAttack', 'toxicity', 'identityAttack', 'threat', 'sexual', 'minor'] as const;
const found = (text: string) => {
  const judged = engine.judge(text);
  return CONDUCT.filter((head) => judged[head].flag);
};

describe('a name is a name', () => {
  it.each([
    'Niger signed the letter.',
    'The capital of Niger is Niamey.',
    'a friend of mine works in niger',
    'I told you Niger was poor.',
    'Nigar, you are right.',
    'Kike Hernandez plays for Boston.',
    'Dyke Road is closed.',
    'Dyke signed the letter.',
    'We met Ann Coon at the station.',
    'Pussy Riot played in Moscow.',
    'Dick Van Dyke turned ninety.',
    'Slutsky proved it first.',
    'Alistair Cockburn wrote it.',
    'Fagan wrote the report.',
    'We met Joe Berkman and Maddie Grossman at the station.',
    'brad said that lars was late',
  ])('%s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    'Every dyke in Holland must be raised by a metre.',
    "in order to undercut the Hindu right wing's alliance",
    'The miners posited that the trams were sinking.',
    'The looser rules are better.',
  ])('and a word a word: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('the same letters meant as an insult are found', () => {
  it.each([
    'you fucking nigar',
    'you fucking Nigar',
    'Nigar you are ugly',
    'You are a Niger',
    'he is a niger',
    'you Niger',
    'you bich',
    'Fukin idiot',
    'you losser',
    'you are a looser',
    'You are such a lair',
    'you dyke',
    'You ugly Dyke',
    'these kikes',
    'What a Coon, you people',
    'Fuckyou',
    'Youareanidiot',
  ])('%s', (text) => {
    expect(found(text)).not.toEqual([]);
  });
});

describe('misspelt words', () => {
  it.each([
    ['a name in small letters', 'nigar', 'niggar'],
    ['a name beside a rude word', 'you stupid Nigar', 'you stupid niggar'],
    ['a name', 'by Nigar', 'by nigar'],
    ['a name with an s', "by Nigar's aunt", "by nigar 's aunt"],
    ['a name that hides an insult, in small letters', 'brad left', 'brad left'],
    ['a word of the dictionary', 'the miners dunes', 'the miners dunes'],
    ['two words that are one', 'they undercut it', 'they undercut it'],
    ['a swapped letter of a word that is not rude', 'wmoen', 'women'],
    ['a missing letter of a word that is not rude', 'wmen', 'wmen'],
    ['signs in a name', 'n1gar', 'niggar'],
  ])('%s', (_, text, words) => {
    expect(readText(text).words.join(' ')).toBe(words);
  });
});
