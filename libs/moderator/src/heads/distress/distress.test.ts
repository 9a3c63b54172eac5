import { describe, expect, it } from 'vitest';
import { detectDistress } from './distress.ts';

describe('plain words of distress are found by one reader', () => {
  it.each([
    'I want to die.',
    'i just wanna die tbh',
    "I don't want to be alive any more, and I'm not saying it for effect.",
    "I'm going to kill myself tonight.",
    'Sorry, I am not okay. I have been thinking about killing myself.',
    'I have suicidal thoughts every single day.',
    "I've been hurting myself again and I can't stop.",
    'I wish I had never been born, everything I touch breaks.',
    "You'd all be better off without me.",
    'Nobody would even notice if I was gone.',
    'There is nothing left for me to live for.',
    "I'm so tired of being alive, and sleep doesn't touch it.",
    'i cut my wrists last night',
    'kms, I actually mean it this time',
  ])('%s', (text) => {
    expect(detectDistress(text)).toMatchObject({ flag: true, isExplicit: true });
  });
});

describe('words that may say it wait for the second reader', () => {
  it.each([
    "I can't go on like this.",
    'I hurt myself last night and nobody knows.',
    'I feel completely hopeless and I have no one to talk to.',
    "I've picked a day.",
    'Should I kill myself?',
    "I've held on as long as I could and my hands are slipping.",
  ])('%s', (text) => {
    const { flag, score, spans } = detectDistress(text);
    expect(flag).toBe(false);
    expect(score).toBeGreaterThan(0);
    expect(spans.length).toBeGreaterThan(0);
  });
});

describe('talk is never taken for plain distress', () => {
  it.each([
    'This homework is killing me.',
    'I want to die of embarrassment.',
    'Teenagers who are bullied are more likely to hurt themselves, so phones should be banned.',
    "I don't want to live in a country where the police read my messages.",
    'If I were terminally ill, I would want to end my life with dignity.',
    "I don't want to wake up early for a nine o'clock debate.",
    'I cut myself shaving this morning.',
    "I could kill myself for forgetting that source, it's so obvious.",
    'I am going to kill myself laughing.',
    'I would rather die than vote for them.',
    "I'd die on that hill.",
    'The team would be better off without me as captain, I am too slow.',
    'Nobody would miss me if I left the meeting early.',
    'We are killing ourselves with sugar.',
    'Doctors who help patients die should not be prosecuted.',
    'What is the point of living in a democracy if nobody votes?',
  ])('%s', (text) => {
    expect(detectDistress(text).flag).toBe(false);
  });
});

describe('somebody else’s distress, or one that is over or denied, is not the author’s', () => {
  it.each([
    'She said she wanted to kill herself, and the school did nothing.',
    'My uncle took his own life in 1998, and that is why I support the motion.',
    'The song says "I wanna die young", which is a bad message.',
    'I used to cut myself at school. I haven’t for twelve years.',
    'I would never hurt myself.',
    "I don't feel suicidal in any way.",
    'Suicide rates fell after the barriers were built.',
  ])('%s', (text) => {
    expect(detectDistress(text).flag).toBe(false);
  });

  it('where it is denied or over, not even a second reader is asked', () => {
    for (const text of ['I would never hurt myself.', 'I used to cut myself at school.'])
      expect(detectDistress(text).score).toBe(0);
  });
});

it('marks the words in the original, whatever it folds', () => {
  const text = 'Honestly… I don’t want to be alive any more.';
  const [span] = detectDistress(text).spans;
  expect(text.slice(span?.start, span?.end)).toBe('I don’t want to be alive');
});

it('speaks to the author, without judging them', () => {
  expect(detectDistress('I want to die.').reason).toBe('distress');
});

it.each(['i ', "i don't ", 'i want to ', 'my ', 'a', 'if i '])(
  'reads a long text of “%s” in good time',
  (piece) => {
    const started = process.cpuUsage();
    detectDistress(piece.repeat(20_000 / piece.length));
    const { user } = process.cpuUsage(started);
    expect(user).toBeLessThan(2_000_000);
  },
);
