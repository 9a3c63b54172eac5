import type { OtherLanguage } from '@rostrum/domain';
import { GERMAN_CASES } from './tongues/de.ts';
import { SPANISH_CASES } from './tongues/es.ts';
import { FRENCH_CASES } from './tongues/fr.ts';
import { ITALIAN_CASES } from './tongues/it.ts';
import { DUTCH_CASES } from './tongues/nl.ts';
import { POLISH_CASES } from './tongues/pl.ts';
import { PORTUGUESE_CASES } from './tongues/pt.ts';
import type { TongueCases } from './tongues/tongue-cases.ts';

/** The languages that a native speaker's ear has gone through, form by form. */
export const TONGUES: Partial<Record<OtherLanguage, TongueCases>> = {
  de: GERMAN_CASES,
  es: SPANISH_CASES,
  fr: FRENCH_CASES,
  it: ITALIAN_CASES,
  pt: PORTUGUESE_CASES,
  nl: DUTCH_CASES,
  pl: POLISH_CASES,
};
