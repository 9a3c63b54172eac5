import { inLanguage, LANGUAGES } from '@rostrum/words';
import { expect, test } from 'vitest';
import { CIVILITY_LABELS } from '../heads/civility/features.ts';
import { CUES } from '../heads/fallacy/cues.ts';
import { FOREIGN_ORDERS } from '../heads/injection/languages.ts';
import { QUALITY_FEATURES } from '../heads/quality/features.ts';
import { RELEVANCE_FEATURES } from '../heads/relevance-features.ts';
import { RESTATEMENT_FEATURES } from '../heads/restatement-features.ts';
import { TOPIC_FEATURES } from '../reader/topic-features.ts';
import { sayLabel } from './labels.ts';
import { sayReason } from './reasons.ts';
import { sayFeature, type Feature } from './say-feature.ts';
import { hiddenIn } from './say-order.ts';

const inEach = (feature: Feature) =>
  LANGUAGES.map((language) => {
    const { label, value } = inLanguage(language, () => sayFeature(feature));
    return `${label}: ${value}`;
  });

test('every feature that a model names has words in every language, and keeps its name in English', () => {
  const named = [
    ...CIVILITY_LABELS,
    ...RELEVANCE_FEATURES,
    ...RESTATEMENT_FEATURES,
    ...TOPIC_FEATURES,
    ...QUALITY_FEATURES,
    ...CUES.map(({ name }) => name),
  ];
  expect(named.filter((name) => sayLabel(name) !== name)).toEqual([]);
  for (const language of ['de', 'es'] as const)
    expect(named.filter((name) => inLanguage(language, () => sayLabel(name)) === name)).toEqual([]);
});

test('values that are labels are said too, and words of a text stay as they are', () => {
  expect(inEach({ label: 'pattern', value: 'orders silence' })).toEqual([
    'Pattern: orders silence',
    'Muster: befiehlt zu schweigen',
    'Patrón: manda callar',
  ]);
  expect(inEach({ label: 'deciding word', value: 'length' })).toEqual([
    'Deciding word: length',
    'Ausschlaggebendes Wort: length',
    'Palabra decisiva: length',
  ]);
  expect(inEach({ label: 'constructor', value: 'toString' })).toEqual(
    LANGUAGES.map(() => 'constructor: toString'),
  );
});

test('figures have the decimal sign of the language', () => {
  expect(inEach({ label: 'insults', value: '−1.20' })).toEqual([
    'insults: −1.20',
    'Beleidigungen: −1,20',
    'insultos: −1,20',
  ]);
  expect(inEach({ label: 'its score', value: '0.93' })).toEqual([
    'Its score: 0.93',
    'Sein Wert: 0,93',
    'Su puntuación: 0,93',
  ]);
});

test('a private detail is pointed at, not quoted', () => {
  expect(inEach({ label: 'found', value: 'a phone number', at: { start: 4, end: 16 } })).toEqual([
    'Found: a phone number, characters 5–16',
    'Gefunden: eine Telefonnummer, Zeichen 5–16',
    'Encontrado: un número de teléfono, caracteres 5–16',
  ]);
});

test('languages have their names', () => {
  expect(inEach({ label: 'read in', value: 'de' })).toEqual([
    'Read in: German',
    'Gelesen auf: Deutsch',
    'Leído en: alemán',
  ]);
  expect(sayFeature({ label: 'read in', value: 'hi-Latn' }).value).toBe('Romanised Hindi');
  const scandinavian = FOREIGN_ORDERS.find(({ label }) => label.endsWith(' sv da no'))?.label ?? '';
  expect(sayLabel(scandinavian)).toBe('gives the machine orders in Swedish, Danish or Norwegian');
  expect(inLanguage('de', () => sayLabel(scandinavian))).toBe(
    'gibt der Maschine Befehle auf Schwedisch, Dänisch oder Norwegisch',
  );
});

test('a hidden order says how it was hidden', () => {
  const label = hiddenIn('asks to ignore the rules', 'base64');
  expect(sayLabel(label)).toBe('asks for the rules to be ignored, in base64');
  expect(inLanguage('es', () => sayLabel(label))).toBe('pide ignorar las reglas, en base64');
});

test('a fallacy is a hint and no verdict', () => {
  expect(sayReason('population')).toBe('Possible appeal to the many: worth a second look, not a verdict.');
  expect(inLanguage('de', () => sayReason('tradition'))).toBe(
    'Möglicherweise ein Appell an die Tradition: einen zweiten Blick wert, kein Urteil.',
  );
});
