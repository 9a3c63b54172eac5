import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/engine.ts';

const engine = createEngine();
const isThreat = (text: string) => engine.judge(text).threat.flag;

describe('a threat', () => {
  it.each([
    "I'll kill you",
    "I'll kill you in your sleep",
    "i'll slap you till you forget your name",
    "I'll break your hand, then type with the other one",
    "I'll come round and break your fingers one by one",
    "I'll put your head through the wall",
    "and I'll put you through a window",
    'im gonna find u before school n batter u',
    "you'll be eating through a straw",
    "i'm coming up there and i'm bringing the bat",
    "I'll get my brothers on you",
    'do the rest of us the favour of not existing',
    'Do everyone a favour and drop dead',
    'go home and finish yourself off',
    'You will die',
    'You’ll die tonight',
    'You’ll die without mercy',
    'You will die from my hand',
    'You are going to die of my knife',
  ])('is found: %s', (text) => expect(isThreat(text)).toBe(true));
});

describe('a way of speaking', () => {
  it.each([
    "I'll kill you for that pun",
    'In the desert you need water: you’ll die without it',
    'You will die of thirst up there',
    'Without a donor you’re going to die from it',
    'Would you kill a bystander to save five?',
    'A state that burns a heretic has no law',
    "We'll slaughter them in the final",
    "I'll drown him in facts",
    "I'll shoot you an email tonight",
    "I'll cut you some slack",
    "I'll cut you off there",
    "I'll kick her out of the call in a minute",
    "I'll throw you under the bus",
    'ill break your argument',
    "I'll slap a label on it",
    'Do us a favour and read the source',
    'Do everyone a favour and finish it on time',
    'We miss you, and nobody would say otherwise',
    'I have a hammer in the shed and a saw',
  ])('is none: %s', (text) => expect(isThreat(text)).toBe(false));
});
