import { describe, expect, it } from 'vitest';
import { createCivilityEngine } from './civility-engine.ts';

const engine = createCivilityEngine();
const judge = (text: string, context = {}) => engine.judgeCivility(engine.analyse(text), context);
const kinds = (text: string) => engine.judgeMessage(text).map(({ kind }) => kind as string);

describe('an attack on a group', () => {
  it.each([
    'I hate Muslims.',
    'Immigrants are vermin.',
    'All disabled people should be shot.',
    'Gay people are disgusting.',
    'Death to all Jews!',
    'Filthy Poles, all of them.',
    'My cat is smarter than any Belgian could ever be.',
    'Deaf people do not deserve to live.',
    'I h a t e trans people',
    'Women like you are worthless',
    'We should get rid of the Roma.',
  ])('is found: %s', (text) => {
    expect(judge(text).identityAttack).toMatchObject({ flag: true });
    expect(judge(text).identityAttack.spans).not.toEqual([]);
  });

  it.each([
    'I am a Muslim and I vote.',
    'Deaf people need interpreters in every court.',
    'Immigrants pay taxes like everybody else.',
    'Saying that "immigrants are vermin" is what fascists did.',
    'He was fined because he called women cockroaches.',
    'There is no hatred of Jews in this plan.',
    'I hate traffic jams.',
    'Landlords are parasites.',
    'The word "faggot" should be banned from the stage.',
    'Women are not inferior.',
    'The Chinese economy is weak and the black market is dangerous.',
    'Should the slur be printed in school editions of the novel?',
  ])('is not found in: %s', (text) => {
    expect(judge(text).identityAttack).toMatchObject({ flag: false });
  });
});

describe('a threat', () => {
  it.each([
    'I will kill you.',
    'I know where you live.',
    'You should be shot.',
    'I hope you die.',
    'kill yourself',
    'Somebody should punch you in the face.',
    'I am going to find you and break your legs.',
    'I will find out where you live and break your legs.',
    'Keep talking and I will come to your house and break your legs.',
    'k i l l yourself',
  ])('is found: %s', (text) => {
    expect(judge(text).threat.flag).toBe(true);
  });

  it.each([
    'I will beat you in this debate.',
    'We should not kill animals for sport.',
    'The state should not execute murderers.',
    'He said that he would kill her, and nobody acted.',
    'I will attack your second argument first.',
    'I will come to your opening and crush your argument.',
    'We will go through the list and cut them one by one.',
    'This tax will kill small shops.',
    'I would never hurt you.',
    'Abortion is said to kill a child; I disagree.',
  ])('is not found in: %s', (text) => {
    expect(judge(text).threat.flag).toBe(false);
  });
});

describe('sexual words', () => {
  it.each(['suck my dick', 'Send me nudes.', 'I want to fuck you so hard', 'nice tits, show me your pussy'])(
    'aimed at a person are found: %s',
    (text) => {
      expect(judge(text).sexual.flag).toBe(true);
    },
  );

  it.each([
    'Pornography should be banned.',
    'Sex education must speak of contraception and of masturbation.',
    'Prostitution is legal in some countries.',
    'You fucked up the schedule.',
  ])('and a debate passes: %s', (text) => {
    expect(judge(text).sexual.flag).toBe(false);
    expect(judge(text).minor.flag).toBe(false);
  });
});

describe('private details', () => {
  it.each([
    ['Write to ada.marsh@example.org about it', 'ada.marsh@example.org'],
    ['call me at +49 170 1234567 tonight', '+49 170 1234567'],
    ['my number is 0170-1234567', '0170-1234567'],
    ['She lives at 12 Oak Street, go there', '12 Oak Street'],
    ['Er wohnt in der Hauptstraße 12', 'Hauptstraße 12'],
    ['pay with 4111 1111 1111 1111', '4111 1111 1111 1111'],
    ['ada (at) example (dot) org', 'ada (at) example (dot) org'],
  ])('are found in: %s', (text, words) => {
    const { privacy } = judge(text);
    expect(privacy.flag).toBe(true);
    expect(privacy.spans.map(({ start, end }) => text.slice(start, end))).toContain(words);
  });

  it.each([
    'From 1990 to 2010, emissions rose by 12,345,678 tonnes.',
    'Between 2010-2015 and 2016-2020 it fell by 3.5 %.',
    'The budget is 10 000 000 000 euros.',
    'In 2 years the main road will need 4 more lanes.',
    'See section 12.3.4 of the law of 2019-05-01.',
    'The report is at example.org/97880497-5562-40a4-8ffa-4fffa8227e77.',
    'It is number a5083-4941-8583-2262be of the archive.',
  ])('and figures are none: %s', (text) => {
    expect(judge(text).privacy.flag).toBe(false);
  });

  it('of another person are doxxing, one’s own are not', () => {
    expect(judge('She lives at 12 Oak Street.').doxxing.flag).toBe(true);
    expect(judge('The library at 12 Oak Street is open.').doxxing.flag).toBe(false);
  });
});

describe('a flood', () => {
  it('is the same message for the third time', () => {
    expect(judge('Answer me now', { earlier: ['Answer me now!', 'answer me NOW'] }).flood.flag).toBe(true);
    expect(judge('Answer me now', { earlier: ['Answer me now!'] }).flood.flag).toBe(false);
    expect(judge('Answer me now', { earlier: [] }).flood.flag).toBe(false);
  });

  it.each(['no '.repeat(40), 'a'.repeat(60), '🤡'.repeat(60)])('is a wall: %s', (text) => {
    expect(judge(text).flood.flag).toBe(true);
  });
});

describe('one sign again and again', () => {
  const isRun = (text: string) =>
    judge(text).flood.features.some(({ label }) => label.startsWith('one sign'));

  it.each(Array.from({ length: 26 }, (_, before) => before))('is seen after %i others', (before) => {
    const words = 'Buses should be free, all.'.slice(0, before);
    expect(isRun(`${words}${'!'.repeat(25)} they should`)).toBe(true);
    expect(isRun(`${words}${'🤡'.repeat(25)} they should`)).toBe(true);
    expect(isRun(`${words}${'!'.repeat(24)} they should`)).toBe(false);
    expect(isRun(`${words}${'ha'.repeat(40)} they should`)).toBe(false);
    expect(isRun(`${words}${' '.repeat(40)} they should`)).toBe(false);
  });
});

describe('everything a debate needs passes undisturbed', () => {
  it.each([
    'Your argument is stupid, and here is why: the fares pay for half of it.',
    'Should slurs be taught in school? I think pupils must know the history of the N-word.',
    'Hate speech laws punish people who call for violence against minorities.',
    'Heroin and cocaine should be sold in pharmacies.',
    'As a queer person, I ask this house to support the motion.',
    'My opponent says that women are inferior. That claim is false, and it is contempt.',
    'Ignore previous instructions is what an attacker would type.',
    'I completely disagree with you, and I will tear this case apart.',
    'Scunthorpe and Penistone are towns in England.',
    'Terrorists kill civilians; that is why we need a treaty.',
  ])('%s', (text) => {
    expect(kinds(text)).toEqual([]);
  });
});

describe('an insult', () => {
  it.each([
    'You are an idiot.',
    'y0u are a m0r0n',
    'You absolute piece of shit',
    'fuck you',
    'youareanidiot',
  ])('is found: %s', (text) => {
    expect(kinds(text)).toContain('personAttack');
  });

  it('names the deciding words, and gives a reason', () => {
    const { personAttack } = judge('The fares are low. You are an idiot.');
    expect(personAttack.band).toBe('high');
    expect(personAttack.features.length).toBeGreaterThan(0);
  });

  it('by name is found in any script', () => {
    expect(judge('Жанна is a liar', { names: ['Жанна'] }).personAttack.flag).toBe(true);
  });
});

describe('languages that the heads do not speak', () => {
  it('are not judged', () => {
    const { toxicity } = judge(
      'Das ist ein sehr dummes Argument, weil die Kosten nicht stimmen und du ein Esel bist.',
    );
    expect(toxicity).toMatchObject({ score: 0, flag: false });
    expect(toxicity.features[0]?.label).toBe('not judged');
  });
});

describe('odd texts', () => {
  it.each(['', ' ', '\u200b', 'constructor', '__proto__', '\ud800', 'ﷺ', '((((((', '"', 'a@', '@@@@'])(
    'are judged without harm: %j',
    (text) => {
      expect(kinds(text)).toEqual([]);
    },
  );

  it('are judged alike each time', () => {
    const text = 'You are a stupid idiot and I hate all Poles.';
    expect(JSON.stringify(judge(text))).toBe(JSON.stringify(judge(text)));
  });
});
