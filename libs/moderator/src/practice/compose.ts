import { type ArgumentMap, type PracticeLevel, type Side } from '@rostrum/domain';
import type { MapMessage } from '../map/link.ts';
import { sharedWords } from '../similarity/compare.ts';
import { profileOfText } from '../similarity/space.ts';
import { caseFor, type Case, type Stored } from './case.ts';
import { LEVELS, type LevelRules } from './levels.ts';
import { openNotebook, written, type Notebook, type Paragraph } from './notebook.ts';
import * as PHRASES from './phrases.ts';
import { shortQuote } from './quotes.ts';
import { standingPoints, targetsOf, type Target } from './targets.ts';

/** The kind of the opponent's next message. `turn`: one of an open floor. */
export type PracticePart = 'opening' | 'rebuttal' | 'closing' | 'question' | 'answer' | 'turn';

export type Brief = {
  motion: string;
  /** The side that the opponent has. */
  side: Side;
  level: PracticeLevel;
  part: PracticePart;
  /** The stored material of the debate's topic, if any. */
  topic?: Stored | undefined;
  /** The shown messages, oldest first, and their map. */
  said: readonly MapMessage[];
  map: ArgumentMap;
  /** The opponent's uid. */
  self: string;
  /** Code points that the message may have. */
  limit: number;
  /** The same seed gives the same words. */
  seed: string;
};

type Desk = Brief & { rules: LevelRules; notes: Notebook; own: Case; targets: readonly Target[] };

/**
 * The opponent's next message; empty if it has nothing new to say or no room for it. Every quote in it is real. Pure:
 * the same brief gives the same words.
 */
export function compose(brief: Brief): string {
  const { motion, side, level, topic, said, map, self, limit, seed, part } = brief;
  const rules = LEVELS[level];
  const earlier = said.filter(({ authorId }) => authorId === self).map(({ text }) => text);
  const isNew = ({ quote }: Target) => !earlier.some((text) => text.includes(`“${quote}”`));
  const desk: Desk = {
    ...brief,
    rules,
    notes: openNotebook(seed, earlier),
    own: caseFor(motion, side, topic),
    targets: targetsOf(map, side, rules.replyTo).filter(isNew),
  };
  return written(PARTS[part](desk), limit);
}

const PARTS: Readonly<Record<PracticePart, (desk: Desk) => Paragraph[]>> = {
  opening: (desk) => [
    { must: [desk.notes.any(PHRASES.OPENINGS[desk.side])], may: [termOf(desk)] },
    ...pointsOf(desk, desk.rules.points, PHRASES.POINT_LEADS),
    ...repliesTo(desk, desk.rules.repliesAtOnce),
  ],
  rebuttal: (desk) => [
    ...(desk.targets.length > 0 ? repliesTo(desk, desk.rules.replies) : [nothingToAnswer(desk)]),
    ...standing(desk),
    ...(desk.targets.length < desk.rules.replies ? pointsOf(desk, 1, PHRASES.FURTHER_LEADS) : []),
  ],
  closing: (desk) => [
    ...repliesTo(desk, Math.max(1, desk.rules.replies - 1)),
    ...standing(desk),
    ...(desk.targets.length === 0 ? pointsOf(desk, 1, PHRASES.FURTHER_LEADS) : []),
    { must: [desk.notes.any(PHRASES.CLOSINGS[desk.side])] },
  ],
  turn: (desk) => [...repliesTo(desk, 1), ...pointsOf(desk, 1, PHRASES.FURTHER_LEADS)],
  question: (desk) => [{ must: [questionOf(desk)] }],
  answer: answerOf,
};

function pointsOf({ own, notes, rules }: Desk, count: number, leads: readonly string[]): Paragraph[] {
  return Array.from({ length: count }, (_, at) => {
    const point = notes.first(own.points);
    const lead = leads === PHRASES.POINT_LEADS ? leads[at] : notes.any(leads);
    const pools = [PHRASES.REASONS, PHRASES.IMPACTS].slice(0, rules.reasons);
    const reasons = pools.map((pool) => notes.any(pool));
    return { must: [point && [lead, point].filter(Boolean).join(' ')], may: reasons };
  });
}

/** Beginners only doubt; the others counter with a point of their own, and the strong weigh both. */
function repliesTo({ targets, notes, own, rules }: Desk, count: number): Paragraph[] {
  return targets.slice(0, count).map(({ quote, isSupported }, at) => {
    const doubt = notes.any(isSupported ? PHRASES.MITIGATING : PHRASES.UNSUPPORTED);
    const hold = doubt ?? notes.any(PHRASES.MITIGATING);
    const point = rules.reasons > 0 && at === 0 ? nearest(own.points, quote, notes) : undefined;
    const counter = point && [notes.any(PHRASES.COUNTERING), point].filter(Boolean).join(' ');
    const weighing = rules.weighs ? notes.any(PHRASES.WEIGHING) : undefined;
    return { must: [notes.any(PHRASES.TAKING_UP, quote), hold], may: [counter, weighing] };
  });
}

function standing({ map, side, own, rules, notes }: Desk): Paragraph[] {
  const [quote] = rules.reasons > 0 ? standingPoints(map, side, own.points) : [];
  return quote === undefined ? [] : [{ must: [notes.any(PHRASES.STILL_STANDING, quote)] }];
}

function nothingToAnswer({ map, side, notes }: Desk): Paragraph {
  const isUnread = map.nodes.some((node) => node.kind === 'unread' && node.side !== side);
  return { must: [notes.any(isUnread ? PHRASES.CANNOT_READ : PHRASES.NOTHING_TO_ANSWER)] };
}

function termOf({ own, rules, notes }: Desk): string | undefined {
  const [term] = own.terms;
  return rules.reasons > 0 && term
    ? notes.first([`By ${term.term.toLowerCase()} I mean this: ${term.meaning.replace(/[.\s]+$/u, '')}.`])
    : undefined;
}

function questionOf({ targets, notes, level }: Desk): string | undefined {
  const [target] = level === 'beginner' ? [] : targets;
  return (target && notes.any(PHRASES.QUESTIONS, target.quote)) ?? notes.any(PHRASES.OPEN_QUESTIONS);
}

/** The other side's last question, by its first words, and the opponent's closest point. */
function answerOf({ said, self, notes, own, rules }: Desk): Paragraph[] {
  const asked = askedOf(said, self);
  const sentence = asked?.text.split(/(?<=[.!?？؟])\s+/u).findLast((one) => /[?？؟]/u.test(one));
  const quote = shortQuote(sentence ?? asked?.text ?? '');
  const opener = quote === undefined ? undefined : notes.any(PHRASES.TAKING_A_QUESTION, quote);
  const answer = notes.any(PHRASES.ANSWERS);
  const point = nearest(own.points, asked?.text ?? '', notes);
  const words = rules.reasons > 0 ? [answer, point] : [answer ?? point];
  const [first, ...others] = words.filter((line) => line !== undefined);
  return [{ must: first === undefined ? [undefined] : [...(opener ? [opener] : []), first], may: others }];
}

/** The other side's last question in the step of its last words, or else those words. */
function askedOf(said: Desk['said'], self: string): Desk['said'][number] | undefined {
  const theirs = said.filter(({ authorId }) => authorId !== self);
  const last = theirs.at(-1);
  const here = theirs.filter(({ stepIndex }) => stepIndex === last?.stepIndex);
  return here.findLast(({ kind }) => kind === 'question') ?? last;
}

/** The point with most words in common with a text; without any, the next one. */
function nearest(points: readonly string[], text: string, notes: Notebook): string | undefined {
  const asked = profileOfText(text);
  const alike = (point: string) => sharedWords(asked, profileOfText(point)) || 0;
  return notes.first(points.toSorted((one, other) => alike(other) - alike(one)));
}
