import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WEIGHTS } from '../model-weights/vocabulary.ts';
import { createAnalyser, spanOf } from './analysis.ts';
import { plainWords } from './plain-words.ts';
import { repairedText } from './repaired.ts';
import { decodeVocabulary } from '../lexicon/vocabulary.ts';

const analyse = createAnalyser(decodeVocabulary(WEIGHTS));
const read = (text: string) => analyse(text).words.join(' ');
const RUNS = { numRuns: 300, seed: 20_261_122 };

describe('a disguised word is read by its meaning', () => {
  it.each([
    ['digits for letters', 'an 1d10t', 'an idiot'],
    ['signs for letters', 'so $tup!d', 'so stupid'],
    ['an asterisk', 'what a f*cking mor*n', 'what a fucking moron'],
    ['asterisks to the end', 'f*** that', 'fuck that'],
    ['spaces', 'you i d i o t', 'you idiot'],
    ['full stops', 's.t.u.p.i.d plan', 'stupid plan'],
    ['one space inside', 'an id iot', 'an idiot'],
    ['no spaces', 'youareanidiot', 'you are an idiot'],
    ['repeats', 'stuuuupid iiidiott', 'stupid idiot'],
    ['swapped letters', 'an idoit', 'an idiot'],
    ['a letter left out', 'stpid', 'stupid'],
    ['Cyrillic letters', 'уоu аrе аn іdіоt', 'you are an idiot'],
    ['Greek letters', 'αn ιdιοτ', 'an idiot'],
    ['small capitals', 'ɪᴅɪᴏᴛ', 'idiot'],
    ['squared letters', '🅸🅳🅸🅾🆃', 'idiot'],
    ['circled letters', 'ⓘⓓⓘⓞⓣ', 'idiot'],
    ['letters of mathematics', '𝗶𝗱𝗶𝗼𝘁', 'idiot'],
    ['full width', 'ｉｄｉｏｔ', 'idiot'],
    ['zero-width characters', 'i\u200bd\u200ci\u2060ot', 'idiot'],
    ['tag characters', 'id\u{e0069}iot', 'idiot'],
    ['stacked accents', 'i\u0301\u0302d\u0300iot', 'idiot'],
    ['direction marks', '\u202eidiot\u202c', 'idiot'],
  ])('%s', (_, text, meant) => {
    expect(read(text)).toBe(meant);
  });

  it.each([
    'the fare is 5 to 10 euros in 2024',
    'i was born in the u s a',
    'a b c are the first letters',
    'ask ada okafor about section 4b',
    'read it at url please',
    "don't they say it's fine",
  ])('and plain words stay as they are: %s', (text) => {
    const { words } = analyse(text);
    expect(words.join('').replaceAll(/[^a-z0-9]/g, '')).toBe(text.replaceAll(/[^a-z0-9]/g, ''));
  });

  it('reads links as one word', () => {
    expect(read('see https://example.org/idiots/a_b?c=1 for it')).toBe('see url for it');
  });
});

describe('the plain words', () => {
  const signs = fc.constantFrom(
    ...Array.from("abeiost019 .-'’@$*/éﬃЖ🚲"),
    ' you are ',
    ' http://a.b/c ',
    '\u200b',
  );

  it('are those of the text alone, whatever it is made of', () => {
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 60 }), (parts) => {
        const text = parts.join('');
        expect(analyse(text).plain.map(({ word }) => word)).toEqual(plainWords(text).map(({ word }) => word));
      }),
      RUNS,
    );
  });
});

describe('every word keeps its place in the original', () => {
  it.each([
    ['You i d i o t!', 'i d i o t'],
    ['You 🚲 f*cking 1d10t', '1d10t'],
    ['a i\u200bd\u200biot b', 'i\u200bd\u200biot'],
    ['ﷺ ﬃ İ İ idiot', 'idiot'],
  ])('%s', (text, found) => {
    const analysis = analyse(text);
    const { start, end } = spanOf(analysis, analysis.words.indexOf('idiot'));
    expect(text.slice(start, end)).toBe(found);
  });

  it('whatever the text is made of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const analysis = analyse(text);
        let reached = 0;
        analysis.tokens.forEach((_, at) => {
          const { start, end } = spanOf(analysis, at);
          expect(start).toBeGreaterThanOrEqual(reached);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(text.length);
          reached = start;
        });
        const repaired = repairedText(analysis);
        expect(repaired.offsets).toHaveLength(repaired.text.length + 1);
      }),
      RUNS,
    );
  });
});

describe('sentences', () => {
  it.each([
    ['One. Two! Three?', 3],
    ['It costs 3.5 million, e.g. in the U.S. alone.', 1],
    ['No full stop', 1],
    ['...', 0],
    ['', 0],
  ])('%j has %i', (text, count) => {
    expect(analyse(text).sentences).toHaveLength(count);
  });
});

describe('the language', () => {
  it.each([
    ['Public transport should be free because it helps the poor.', 'en'],
    ['you i d i o t', 'en'],
    ['Das ist kein gutes Argument, weil die Kosten nicht stimmen.', 'de'],
    ['Ce n’est pas une bonne idée pour les enfants de la ville.', 'fr'],
    ['No es una buena idea para los niños de la ciudad.', 'es'],
    ['Это плохая идея для детей нашего города.', 'other'],
    ['これは良い考えではありません。', 'other'],
    ['', 'unknown'],
    ['🚲🚲🚲', 'unknown'],
  ])('%j is %s', (text, language) => {
    expect(analyse(text).language).toBe(language);
  });
});

describe('a short sentence', () => {
  it.each([
    'Wer soll das bezahlen?',
    'Personne ne veut payer davantage.',
    'Creo que la energía nuclear es demasiado cara.',
    'As escolas precisam de mais dinheiro.',
    'Il nucleare costa troppo.',
    'Scholen hebben meer geld nodig.',
    'Skolorna behöver mer pengar.',
    'Ydinvoima on aivan liian kallista.',
    'Szkoły potrzebują więcej pieniędzy.',
    'Jaderná energie je příliš drahá.',
    'Az atomenergia túl drága.',
    'Energia nucleară este prea scumpă.',
    'Bunun parasını kim ödeyecek?',
    'Sekolah membutuhkan lebih banyak uang.',
    'Tôi không đồng ý với bạn.',
    'Kailangan ng mga paaralan ng mas maraming pera.',
    'Shule zinahitaji pesa zaidi.',
    'Iska paisa kaun dega?',
    'Tko će to platiti?',
  ])('of another language is not English: %s', (text) => {
    expect(['en', 'unknown']).not.toContain(analyse(text).language);
  });

  it.each([
    'ASBOS encourage antisocial behavour',
    'Aishah is a gracious neighbour',
    'Ihate immigrants',
    'youareanidiot gotohell loserface',
    'y0u ar3 st*pid sc*m',
    'teh goverment shoud bann thiss',
    'Typical f o o l i s h behaviour.',
    'dat moron kno nuffin bout skool',
    'A vegetarian diet conserves water.',
  ])('of misspelt, disguised or name-filled English is judged: %s', (text) => {
    expect(['en', 'unknown']).toContain(analyse(text).language);
  });
});

describe('odd texts', () => {
  it.each([
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    '\ud800',
    '\u200b'.repeat(500),
    '🚲'.repeat(500),
    'ﷺ',
  ])('are read without harm: %s', (text) => {
    expect(analyse(text).original).toBe(text);
  });
});
