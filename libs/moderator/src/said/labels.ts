import { ABOUT_LABEL_WORDS } from './about-labels.ts';
import { ABUSE_LABEL_WORDS } from './abuse-labels.ts';
import { ARGUMENT_LABEL_WORDS } from './argument-labels.ts';
import { CIVILITY_LABEL_WORDS } from './civility-labels.ts';
import { FALLACY_LABEL_WORDS } from './fallacy-labels.ts';
import { FORM_LABEL_WORDS } from './form-labels.ts';
import { GROUP_LABEL_WORDS } from './group-labels.ts';
import { KIND_LABEL_WORDS } from './kind-labels.ts';
import { LIKENESS_LABEL_WORDS } from './likeness-labels.ts';
import { ORDER_LABEL_WORDS } from './order-labels.ts';
import { sayOrder } from './say-order.ts';

/** The names of patterns and features, which models and tests know in English, with their words. */
export type Label =
  | keyof typeof ABOUT_LABEL_WORDS
  | keyof typeof ABUSE_LABEL_WORDS
  | keyof typeof ARGUMENT_LABEL_WORDS
  | keyof typeof CIVILITY_LABEL_WORDS
  | keyof typeof GROUP_LABEL_WORDS
  | keyof typeof ORDER_LABEL_WORDS;

const TABLES: readonly Readonly<Record<string, () => string>>[] = [
  ABOUT_LABEL_WORDS,
  ABUSE_LABEL_WORDS,
  GROUP_LABEL_WORDS,
  CIVILITY_LABEL_WORDS,
  ARGUMENT_LABEL_WORDS,
  LIKENESS_LABEL_WORDS,
  ORDER_LABEL_WORDS,
  FALLACY_LABEL_WORDS,
  FORM_LABEL_WORDS,
  KIND_LABEL_WORDS,
];

/** A label in the language of the moment; words of a text, which some features are named by, stay as they are. */
export function sayLabel(label: string): string {
  const table = TABLES.find((one) => Object.hasOwn(one, label));
  return table?.[label]?.() ?? sayOrder(label, sayLabel) ?? label;
}
