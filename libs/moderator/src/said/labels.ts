import { ABOUT_LABELS } from './about-labels.ts';
import { ABUSE_LABELS } from './abuse-labels.ts';
import { ARGUMENT_LABELS } from './argument-labels.ts';
import { CIVILITY_LABELS } from './civility-labels.ts';
import { FALLACY_LABELS } from './fallacy-labels.ts';
import { FORM_LABELS } from './form-labels.ts';
import { GROUP_LABELS } from './group-labels.ts';
import { KIND_LABELS } from './kind-labels.ts';
import { LIKENESS_LABELS } from './likeness-labels.ts';
import { ORDER_LABELS } from './order-labels.ts';
import { sayOrder } from './say-order.ts';

/** The names of patterns and features, which models and tests know in English, with their words. */
export type Label =
  | keyof typeof ABOUT_LABELS
  | keyof typeof ABUSE_LABELS
  | keyof typeof ARGUMENT_LABELS
  | keyof typeof CIVILITY_LABELS
  | keyof typeof GROUP_LABELS
  | keyof typeof ORDER_LABELS;

const TABLES: readonly Readonly<Record<string, () => string>>[] = [
  ABOUT_LABELS,
  ABUSE_LABELS,
  GROUP_LABELS,
  CIVILITY_LABELS,
  ARGUMENT_LABELS,
  LIKENESS_LABELS,
  ORDER_LABELS,
  FALLACY_LABELS,
  FORM_LABELS,
  KIND_LABELS,
];

/** A label in the language of the moment; words of a text, which some features are named by, stay as they are. */
export function sayLabel(label: string): string {
  const table = TABLES.find((one) => Object.hasOwn(one, label));
  return table?.[label]?.() ?? sayOrder(label, sayLabel) ?? label;
}
