import { readFileSync } from 'node:fs';
import { languageName, READ_LANGUAGES } from '@rostrum/domain';
import * as z from 'zod/mini';
import { ENGINE } from '../index.ts';
import { DATA_SOURCES } from './data-sources.ts';
import { inRoot } from './paths.ts';

const figuresSchema = z.array(
  z.object({
    head: z.string(),
    figure: z.string(),
    value: z.string(),
    low: z.string(),
    high: z.string(),
    aim: z.string(),
    reached: z.boolean(),
    trivial: z.string(),
  }),
);
type Figure = z.infer<typeof figuresSchema>[number];

/** The heads of the packed engine by their names in the evaluation, the most asked for first. */
const HEADS: readonly string[] = [
  'toxicity',
  'personal attack',
  'identity attack',
  'false alarms',
  'fairness',
  'disguises',
  'injection',
  'relevance',
  'off topic',
  'stance',
  'fallacy',
  'quality',
  'answers',
  'key points',
  'summary',
  'language',
  ...READ_LANGUAGES.keys(),
];
/** Measured with an encoder, which is not packed, or on texts that patterns were written with. */
const LEFT_OUT = /meaning|worn-out exam/;

/** The figures of the heads that are packed, out of all that `npm run evaluate` wrote down. */
export function packedFigures(): Figure[] {
  const file = inRoot('apps/web/src/features/help/logic/moderation/figures.json');
  const figures = figuresSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return HEADS.flatMap((head) =>
    figures.filter((figure) => figure.head === head && !LEFT_OUT.test(figure.figure)),
  );
}

/** What the model is, what it was measured at, and what it is bad at. */
export function modelCard(): string {
  return `# Model card of the Rostrum engine

| | |
|---|---|
| version | ${ENGINE.version} |
| weights | ${ENGINE.weights}, the start of the SHA-256 of all trained figures |
| rules | ${ENGINE.policy} |
| kind | linear models on hashed words, boosted trees, and rules; no neural network, no encoder |
| licence | MIT, the weights included |
| needs | a JavaScript engine of 2023; no network, no dependency |

## For

Hints and holds in moderated debates and comment fields, with a person who decides appeals; research on moderation that others
can repeat. It reads one text at a time, in English; in ${READ_LANGUAGES.size} other languages it knows words and forms alone.

## Not for

Decisions about people without a person, counting how hostile somebody is, or proof that a text is harmless. A score is no
probability: it passes .5 where the head's threshold is, and every figure below holds at that threshold.

## Figures

Of the heads in this package alone, on texts whose group (thread, template, term, motion) they had not been trained on. In
brackets: 95 % of bootstrap samples. The product adds a second reader, which needs an encoder and is not packed, so its figures
are others. \`npm run evaluate\` in the repository measures all of them.

| head | figure | reached (95 %) | aim | without an engine |
|---|---|---|---|---|
${packedFigures().map(rowOf).join('\n')}

## Other languages

Explicit insults, threats and slurs in ${[...READ_LANGUAGES.keys()].map(languageName).join(', ')}. Much is missed, and every
other head abstains.

## Known weaknesses

- Of insults in real quarrels, a third to a half is missed; polite, ironic and disguised ones more often.
- Contempt without a slur is mostly missed. Denials of an insult sometimes count as one.
- Threats, sexual words and private details are found by patterns, which somebody who tries gets around.
- It reads one text. Words that hurt only as an answer to others are missed.
- Public names, numbers and addresses are flagged too often as private details.
- The texts that it learned from are public data of 2013 to 2021, most of it American, and sentences of our own.

## Learned from

${DATA_SOURCES.map(({ name, licence, teaches }) => `- ${name}, ${licence}: ${teaches}`).join('\n')}
- Sentences written for this project, MIT
- Names of places: GeoNames, CC BY 4.0. English words: SCOWL

No text of these sets is in the package, only figures that were learned from them.
`;
}

function rowOf({ head, figure, value, low, high, aim, reached, trivial }: Figure): string {
  const outcome = `${aim} ${reached ? 'yes' : 'no'}`;
  return `| ${head} | ${figure} | ${value} (${low}–${high}) | ${outcome} | ${trivial} |`;
}
