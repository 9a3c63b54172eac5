import { expect, it } from 'vitest';
import { createEngine } from '../../engine/engine.ts';

const engine = createEngine();
const isPrivate = (text: string) => engine.judge(text).privacy.flag;

it.each([
  'In 2014 America’s Supreme Court held without dissent that even police need a warrant.',
  "In March 2025 Spain's Constitutional Court found the Catalan limit lawful.",
  'In 1969 Germany’s Federal Court of Justice held that not everybody was guilty of murder.',
  'The case of 2019 Lagos High Court is still cited.',
  "In 1989 Beijing's Tiananmen Square was cleared by tanks.",
])('a court of law and a year are no address: %s', (text) => {
  expect(isPrivate(text)).toBe(false);
});

it.each(['She lives at 14 Albert Court.', 'He lives at 1402 Maple Street, go and tell him.'])(
  'a home is: %s',
  (text) => {
    expect(isPrivate(text)).toBe(true);
  },
);
