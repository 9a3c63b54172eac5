import { describe, expect, it } from 'vitest';
import { englishWords } from '../lexicon/english-words.ts';
import { createAnalyser } from '../text/analysis.ts';
import { repairedText } from '../text/repaired.ts';
import { detectPersonAttack, type Context } from './person-attack.ts';
import type { Band } from './finding.ts';

const analyse = createAnalyser(englishWords());
const attackIn = (text: string, context: Context = {}) =>
  detectPersonAttack(repairedText(analyse(text)), context);

/** The words found, exactly as in the text; empty without a finding. */
function found(text: string, names: readonly string[] = []): string[] {
  return (attackIn(text, { names })?.spans ?? []).map(({ start, end }) => text.slice(start, end));
}

describe('an attack on the other person is found with its exact words', () => {
  it.each<[text: string, words: string, band: Band]>([
    ['You are an idiot.', 'You are an idiot', 'high'],
    ["You're a liar and everybody here knows it.", "You're a liar", 'high'],
    ['You’re a coward, sir.', 'You’re a coward', 'high'],
    ['youre an idiot', 'youre an idiot', 'high'],
    ['Your an idiot', 'Your an idiot', 'high'],
    ['u r such a loser', 'u r such a loser', 'high'],
    ['You are the biggest fool in this room.', 'You are the biggest fool', 'high'],
    [
      'Buses are slow, and you are just a pathetic little clown.',
      'you are just a pathetic little clown',
      'high',
    ],
    ['You are stupid.', 'You are stupid', 'high'],
    ['You sound really dumb', 'You sound really dumb', 'high'],
    ['You must be insane.', 'You must be insane', 'high'],
    ['You are simply dishonest.', 'You are simply dishonest', 'medium'],
    ['You seem confused.', 'You seem confused', 'medium'],
    ['Listen, you moron.', 'you moron', 'high'],
    ['You idiots voted for it.', 'You idiots', 'high'],
    ['You fool!', 'You fool', 'high'],
    ['You stupid fool never read it', 'You stupid fool', 'high'],
    ['You rats have ruined this town.', 'You rats', 'high'],
    ['Only a snob like you would say so.', 'Only a snob like you', 'high'],
    ['Hypocrites like you never take the bus.', 'Hypocrites like you', 'high'],
    ['Only a fool would believe that.', 'Only a fool would', 'medium'],
    ['You people are vermin.', 'You people are vermin', 'high'],
    ['You people are morons.', 'You people are morons', 'high'],
    ['You lot are a bunch of idiots', 'You lot are a bunch of idiots', 'high'],
    ['you guys are so stupid', 'you guys are so stupid', 'high'],
    ['All of you are liars.', 'All of you are liars', 'high'],
    ['Frankly, you all are pathetic.', 'you all are pathetic', 'high'],
    ['Both of you are cowards, honestly.', 'Both of you are cowards', 'high'],
    ['You are scum', 'You are scum', 'high'],
    ['Shut up.', 'Shut up', 'high'],
    ['Please just shut up about the trams', 'shut up', 'high'],
    ['That is wrong. Go to hell!', 'Go to hell', 'high'],
    ['You should get lost.', 'get lost', 'high'],
    ['My opponent is a liar.', 'My opponent is a liar', 'high'],
    ['The other side are hypocrites.', 'The other side are hypocrites', 'high'],
    ['the previous speaker is delusional', 'the previous speaker is delusional', 'high'],
    ['Your whole team is a bunch of clowns.', 'Your whole team is a bunch of clowns', 'high'],
    ['Nobody asked for your opinion, loser', ', loser', 'medium'],
    ['Go back to kindergarten.', 'Go back to kindergarten', 'medium'],
    ['Your arrogance is breathtaking.', 'Your arrogance is', 'medium'],
    ['You wouldn’t know an argument if it hit you.', 'You wouldn’t know an argument if it hit', 'medium'],
    ['As I said, you are an idiot.', 'you are an idiot', 'high'],
    ['I say that you are a liar.', 'you are a liar', 'high'],
    ['I really think you are stupid', 'you are stupid', 'high'],
  ])('%s', (text, words, band) => {
    expect(found(text)).toEqual([words]);
    expect(attackIn(text)?.band).toBe(band);
  });

  it('finds every attack of a text, in the order of the text', () => {
    const text = 'You are naive. The fares pay for half of it, you moron. Shut up.';
    expect(found(text)).toEqual(['You are naive', 'you moron', 'Shut up']);
  });

  it('reports words once that two readings share', () => {
    expect(found('You are stupid idiots.')).toEqual(['You are stupid idiots']);
  });

  it('is as sure as of the strongest of them', () => {
    expect(attackIn('You are naive.')?.band).toBe('medium');
    expect(attackIn('You are naive. You are vermin.')).toMatchObject({ band: 'high', score: 0.97 });
  });
});

describe('contempt for a group is found', () => {
  it.each([
    ['Immigrants are vermin.', 'Immigrants are vermin'],
    ['All refugees are just parasites and we know it', 'refugees are just parasites'],
    ['Poor people are stupid.', 'Poor people are stupid'],
    ['Those people are subhuman', 'Those people are subhuman'],
    ['Men are pigs', 'Men are pigs'],
    ['The homeless are filth.', 'The homeless are filth'],
  ])('%s', (text, words) => {
    expect(found(text)).toEqual([words]);
    expect(attackIn(text)?.band).toBe('high');
  });

  it('is less certain if "they" may be things', () => {
    expect(attackIn('They are trash.')?.band).toBe('medium');
  });

  it.each([
    'Immigrants are workers like everybody else.',
    'Refugees are not vermin.',
    'To say that immigrants are vermin is itself a crime.',
    'The idea that poor people are stupid is a myth.',
    'Young people are lazy readers of small print.',
    'Women are underpaid in this trade.',
  ])('and nothing in: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('a hard word about a claim is fair', () => {
  it.each([
    'Your argument is stupid.',
    'That is an idiotic plan.',
    'This policy is insane, and it is cruel.',
    'Your point is naive: fares are not the obstacle.',
    'The claim that trams are cheaper is dishonest.',
    'It would be foolish to cut the night bus.',
    'What a pathetic excuse for evidence.',
    'The law is an ass.',
    'You are wrong about the cost.',
    'You people are right.',
    'You lot are early today.',
    'You guys are not stupid.',
    'All of you are welcome to reply.',
    'Nobody said you people are idiots.',
    'You people are racist policy experts, so explain it.',
    'You all are lazy arguments away from losing.',
    'You are mistaken, and so is your source.',
    'You have not answered my question.',
    'You contradict yourself in every second sentence.',
    'Your fraud statistics are from 2010.',
    'Your racist policy would fail in court.',
    'You are a fraud investigator, so you know the figures.',
    'You are a pig farmer yourself.',
    'You are stupid arguments away from losing this.',
    'Ada’s biased sources do not help her.',
    'You fool nobody with this table.',
    'You rat on your neighbours under this law.',
    'How can you troll a whole town?',
    'A fraud like you describe is rare.',
    'He is a fraud, as you say.',
    'Voters get lost in forms, and some drop dead in the queue.',
    'They will not shut up about parking.',
    'The rats in the depot are vermin.',
    'I was an idiot to believe the forecast.',
    'I am stupid when it comes to numbers.',
  ])('%s', (text) => {
    expect(found(text, ['Ada Marsh', 'Ben Okafor'])).toEqual([]);
  });
});

describe('negated and reported words are not the author’s attack', () => {
  it.each([
    'You are not an idiot, so read the table again.',
    "You're not a liar.",
    'You are not stupid.',
    'You are no fool.',
    "You aren't a coward.",
    'He said that you are a liar, and he was wrong.',
    'She called out that you are an idiot.',
    'They say that all of you are idiots.',
    'If I said that you are an idiot, you would rightly stop listening.',
    'A minister once shouted “you are a disgusting liar” across the chamber.',
    'Nobody says: you are stupid.',
    'Ben is not a liar.',
  ])('%s', (text) => {
    expect(found(text, ['Ada Marsh', 'Ben Okafor'])).toEqual([]);
  });
});

describe('a disguised attack is found with the words as they were typed', () => {
  it.each([
    ['digits for letters', 'You are an 1d10t.', 'You are an 1d10t'],
    ['signs for letters', 'You are $tupid', 'You are $tupid'],
    ['capitals', 'YOU ARE AN IDIOT', 'YOU ARE AN IDIOT'],
    [
      'zero-width characters',
      'You are an i\u200bd\u200bi\u200bo\u200bt!',
      'You are an i\u200bd\u200bi\u200bo\u200bt',
    ],
    ['soft hyphens', 'You are a mo\u00adron', 'You are a mo\u00adron'],
    ['a direction mark', 'You are an idi\u200fot', 'You are an idi\u200fot'],
    ['Cyrillic look-alikes', 'You are an іdіоt', 'You are an іdіоt'],
    ['Greek look-alikes', 'You αre an ιdιοτ', 'You αre an ιdιοτ'],
    ['accents', 'Yóu âre an ïdïot', 'Yóu âre an ïdïot'],
    ['accents on their own', 'You are an idio\u0301t.', 'You are an idio\u0301t'],
    ['letters of mathematics', 'You are an 𝗶𝗱𝗶𝗼𝘁!', 'You are an 𝗶𝗱𝗶𝗼𝘁'],
    ['full-width letters', 'You are an ｉｄｉｏｔ', 'You are an ｉｄｉｏｔ'],
    ['white space', 'You\n\tare   an\u00a0idiot', 'You\n\tare   an\u00a0idiot'],
    ['emoji before it', '🚲🚲 You are an idiot', 'You are an idiot'],
    ['a ligature in it', 'you are an idiot, oﬃcer', 'you are an idiot'],
  ])('%s', (_, text, words) => {
    expect(found(text)).toEqual([words]);
  });

  it.each([
    'The fare is $5 and 100 people ride.',
    'Line 1d runs to 10t Street.',
    'It costs 4ever 2 much, 1st of all.',
  ])('and plain numbers stay numbers: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('an attack by name', () => {
  const names = ['Ada Marsh', 'Ben Okafor'];

  it.each([
    ['Ben is a liar.', 'Ben is a liar'],
    ['Ben Okafor is a coward', 'Ben Okafor is a coward'],
    ["Well, Ada's an idiot.", "Ada's an idiot"],
    ['Ada’s stupid.', 'Ada’s stupid'],
    ['ada marsh sounds utterly clueless today', 'ada marsh sounds utterly clueless'],
  ])('is found: %s', (text, words) => {
    expect(found(text, names)).toEqual([words]);
  });

  it.each([
    'Bennett is a liar.',
    'Canada is stupid.',
    'Ben is right about the fares.',
    'Ada’s fraud figures are old.',
  ])('is nothing in: %s', (text) => {
    expect(found(text, names)).toEqual([]);
  });

  it('is nothing if nobody of that name is here', () => {
    expect(found('Ben is a liar.')).toEqual([]);
    expect(found('Ben is a liar.', ['Cleo Lind'])).toEqual([]);
  });

  it.each([
    ['an apostrophe', "Siobhán O'Brien", "Siobhan O'Brien is a liar"],
    ['a hyphen', 'Jean-Luc Moreau', 'Jean-Luc is a liar'],
    ['an underscore', 'ada_m', 'ada_m is a liar'],
    ['letters of another script', 'Жанна', 'Жанна is a liar'],
    ['an accent', 'Émile', 'Emile is a liar'],
    ['signs that mean something in a pattern', 'A.*(b|c)+[d]^$\\', 'A.*(b|c)+[d]^$\\ is a liar'],
    ['an emoji', '🦊 Fox', '🦊 Fox is a liar'],
    ['space around it', '  Ada  ', 'Ada is a liar'],
  ])('is found whatever the name is made of: %s', (_, name, text) => {
    expect(found(text, [name])).toEqual([text]);
  });

  it.each(['', ' ', '\u200b\u200b', 'A', '.*'])('never takes the name %j for everybody', (name) => {
    expect(found('Something is stupid.', [name])).toEqual([]);
  });
});

describe('odd texts', () => {
  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'])(
    'a word that every object knows is only a word: %s',
    (word) => {
      expect(found(`You are a ${word}. You ${word}. Only a ${word} would say so.`)).toEqual([]);
      expect(found(`${word} is a ${word}`, [word])).toEqual([]);
    },
  );

  it.each(['', ' ', '🚲', '\u200b', '\ud800', '\u0301', 'İİİ', 'ﷺ'])('nothing is found in %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('a letter that grows when it is lowered moves no span', () => {
    expect(found('İİİ ﷺ ﬃ you are an idiot')).toEqual(['you are an idiot']);
  });
});
