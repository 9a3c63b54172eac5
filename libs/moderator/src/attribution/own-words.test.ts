import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine/engine.ts';
import { ownWords } from './own-words.ts';

const engine = createEngine();
const CONDUCT = ['personAttack', 'toxicity', 'identityAttack', 'threat'] as const;
const accused = (text: string) => {
  const judged = engine.judge(text);
  return CONDUCT.filter((kind) => judged[kind].flag);
};

describe('words that somebody mentions accuse nobody', () => {
  it.each([
    'She called me an idiot in front of the whole class.',
    'He told me to shut up, and the teacher laughed.',
    'The tweet said "you are a worthless idiot", and nobody took it down.',
    'The moderator removed „you stupid cow“ within a minute.',
    'Nobody should tell a child that they are worthless trash.',
    'I never said you were a liar.',
    'You are not an idiot.',
    'Nobody here is stupid.',
    'You do not deserve to be shot.',
    'Imagine being told that you are a pathetic loser every day.',
    'It is wrong to call refugees vermin.',
    'My grandfather was called a dirty foreigner, and he kept the letter.',
    '> You are a stupid liar.\nPlease keep to the motion.',
    'If somebody told you that you are scum, would you stay?',
    'Comments like “go and die, you idiot” are the reason for this law.',
    'The song goes: I am going to kill you with these words.',
    'The letter says you are filthy vermin, and we read it every year.',
    'They shouted that I was a disgusting pig, and I still went on stage.',
  ])('%s', (text) => {
    expect(accused(text)).toEqual([]);
  });
});

it.each([
  "I've written goodbye letters to my kids.",
  "I don't think I can keep myself safe tonight.",
  "We've told you twice that you are a stupid idiot.",
])('what the author says of themselves is their own: %s', (text) => {
  expect(ownWords(text)).toBe(text);
});

describe('words that hide behind others are their author’s own', () => {
  it.each([
    'You are an idiot.',
    'She said it better than I can: you are a stupid idiot.',
    'As the saying goes, you are a worthless idiot.',
    'As the song goes: I am going to kill you.',
    'You are not an idiot, you are a liar and a moron.',
    'They called me rude. You are a stupid moron.',
    '> I disagree.\nYou are a stupid moron.',
    'I say you are a stupid liar.',
    'You deserve to be shot.',
    'He deserves to be killed.',
    '"You are a stupid idiot."',
  ])('%s', (text) => {
    expect(accused(text)).not.toEqual([]);
  });
});

it('blanks what is mentioned and keeps every other character in its place', () => {
  const text = 'He said “you fool”. I disagree.';
  const own = ownWords(text);
  expect(own).toHaveLength(text.length);
  expect(own).not.toContain('fool');
  expect(own.indexOf('I disagree')).toBe(text.indexOf('I disagree'));
});

it('leaves a text without mentions alone', () => {
  const text = 'Turnout rises where voting is compulsory.';
  expect(ownWords(text)).toBe(text);
});

it('still counts a quotation in a field that strangers read', () => {
  const text = 'People write “you are a stupid idiot” about me.';
  expect(engine.judge(text).personAttack.flag).toBe(false);
  expect(engine.judge(text, { countsMentions: true }).personAttack.flag).toBe(true);
});

it('reads its text in linear time', () => {
  const took = (count: number) => {
    const text = 'he said that you never told people if somebody called me "the word idiot, '.repeat(count);
    const startedAtMs = performance.now();
    ownWords(text);
    return performance.now() - startedAtMs;
  };
  took(50);
  const [short, long] = [took(200), took(1_600)];
  expect(long / Math.max(short, 0.5)).toBeLessThan(40);
});
