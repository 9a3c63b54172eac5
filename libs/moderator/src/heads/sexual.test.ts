import { describe, expect, it } from 'vitest';
import { englishWords } from '../lexicon/english-words.ts';
import { createAnalyser } from '../text/analysis.ts';
import { isCertain } from './finding.ts';
import { detectMinor, detectSexual } from './sexual.ts';

const analyse = createAnalyser(englishWords());

describe('sexual words', () => {
  it.each([
    'I want to fuck you.',
    "I'd love to have sex with you.",
    'Send me nudes.',
    'Suck my dick.',
    'Can I lick you?',
    'Come sit on my face.',
    'I jerk off to you.',
  ])('are explicit as an act with "you" or a request: %s', (text) => {
    expect(detectSexual(analyse(text))).toMatchObject({ flag: true, band: 'high', isExplicit: true });
  });

  it.each([
    'Well fuck me, I was wrong.',
    'You have no right to bitch about it.',
    'Asking a girl to touch her boobs is creepy.',
    'Give her weed to make her asexual and want to have sex with you. Great logic.',
    'Take off your shoes before you come in.',
    'Bend over backwards to please them.',
    'Come sit on the committee.',
    'If you send nudes you lose control over them.',
    'Schools should teach what to do when someone asks you to send nudes.',
    'He lost his job for asking a colleague for a blowjob.',
    "You can't tell me to kiss his ass.",
    'Kiss my ass.',
    'I will fuck you over on this contract.',
    'He asked me to send him nudes and I reported him.',
  ])('need a second reading in other talk: %s', (text) => {
    expect(isCertain(detectSexual(analyse(text)))).toBe(false);
  });

  it.each(['I want to have sex with kids.', 'I want to touch little girls.', 'Sexy teen pics'])(
    'are explicit about a minor: %s',
    (text) => {
      expect(detectMinor(analyse(text))).toMatchObject({ flag: true, band: 'high', isExplicit: true });
    },
  );

  it.each([
    'I will kiss my children good night.',
    'I want to stop people who molest children.',
    'Naked children',
    'Hot kids',
    'I would sleep with the kids in the tent.',
  ])('about a minor need a second reading in other talk: %s', (text) => {
    expect(isCertain(detectMinor(analyse(text)))).toBe(false);
  });
});
