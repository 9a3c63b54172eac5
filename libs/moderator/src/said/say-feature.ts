import { languageName } from '@rostrum/domain/languages';
import type { Span } from '@rostrum/domain';
import { formatNumber } from '@rostrum/words';
import * as m from '@rostrum/words/moderator-findings';
import { sayLabel } from './labels.ts';

/**
 * A deciding factor of a finding: its label, and words of the text, a figure or another label as its value. `at`: the place in
 * the text, for private details that nobody repeats.
 */
export type Feature = { label: string; value: string; at?: Span };

/** Values that are not said as they are. */
const SAID: Readonly<Record<string, (value: string) => string>> = {
  pattern: sayLabel,
  found: sayLabel,
  'left out': sayLabel,
  'left alone': sayLabel,
  'read by': sayLabel,
  'found by': sayLabel,
  'one sign again and again': sayLabel,
  'a wall of emoji': sayLabel,
  'not judged': (language) => m.notSpoken({ language }),
  'read in': languageName,
  'its score': sayFigure,
  'share of words that repeat': sayFigure,
};

/** The words of a deciding factor, in the language of the moment. */
export function sayFeature({ label, value, at }: Feature): { label: string; value: string } {
  const say = Object.hasOwn(SAID, label) ? SAID[label] : undefined;
  const said = say ? say(value) : SHARE.test(value) ? sayFigure(value) : value;
  return {
    label: sayLabel(label),
    value: at ? m.foundAt({ found: said, from: String(at.start + 1), to: String(at.end) }) : said,
  };
}

/** A share of a score, as `signed` writes it. */
const SHARE = /^[+−]\d+\.\d\d$/u;

function sayFigure(value: string): string {
  return value.replace(/\d+\.\d\d$/u, (figure) =>
    formatNumber(Number(figure), { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  );
}
