import { OTHER_LANGUAGES, type OtherLanguage } from './room-language.ts';

/** How much of a kind of attack is found. `partly`: what is found is right, and much is missed. */
export type Watched = 'yes' | 'partly' | 'no';

/**
 * Shares of hateful sentences found, of fair sentences flagged, and of ordinary talk flagged; null if there is no text
 * to measure on.
 */
type ReadFigures = {
  hatefulFound: number | null;
  fairFlagged: number | null;
  ordinaryFlagged: number | null;
};

export type ReadLanguage = {
  insults: Watched;
  threats: Watched;
  groups: Watched;
  selfHarm: Watched;
  figures: ReadFigures;
};

const [FOUND, LITTLE] = [0.55, 0.2];
const FAIR = 0.15;
const ORDINARY = 0.02;

/** Measured by `npm run evaluate languages` on 26 November 2026, at the one threshold of .5. */
const FIGURES: Record<OtherLanguage, ReadFigures> = {
  de: figures(0.5, 0.026, 0.002),
  es: figures(0.409, 0.077, null),
  fr: figures(0.443, 0.051, 0.012),
  it: figures(0.323, 0.104, null),
  pt: figures(0.411, 0.052, 0.005),
  nl: figures(0.402, 0.05, null),
  pl: figures(0.381, 0.098, null),
  ar: figures(0.26, 0.082, 0),
  hi: figures(0.177, 0.124, null),
  'hi-Latn': figures(0.356, 0.059, null),
  zh: figures(0.363, 0.051, 0.013),
  ko: figures(null, null, 0.003),
  ja: figures(null, null, 0),
};

function figures(
  hatefulFound: number | null,
  fairFlagged: number | null,
  ordinaryFlagged: number | null,
): ReadFigures {
  return { hatefulFound, fairFlagged, ordinaryFlagged };
}

/** Attacks on groups are watched where the figures reach every bar, and not at all where little is found. */
export function groupsWatched({ hatefulFound, fairFlagged, ordinaryFlagged }: ReadFigures): Watched {
  if (hatefulFound === null || fairFlagged === null) return 'partly';
  if (hatefulFound < LITTLE) return 'no';
  const isWatched = hatefulFound >= FOUND && fairFlagged <= FAIR && (ordinaryFlagged ?? 0) <= ORDINARY;
  return isWatched ? 'yes' : 'partly';
}

/**
 * What the moderator watches in each language besides English, the one place that says so. Insults, threats and signs of self-harm are found by words and forms;
 * no labelled text says how many are missed, so they are never more than partly watched.
 */
export const READ_LANGUAGES: ReadonlyMap<OtherLanguage, ReadLanguage> = new Map(
  OTHER_LANGUAGES.map((language) => [
    language,
    {
      insults: 'partly',
      threats: 'partly',
      groups: groupsWatched(FIGURES[language]),
      selfHarm: 'partly',
      figures: FIGURES[language],
    },
  ]),
);
