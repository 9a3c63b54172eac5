import type { Difficulty, TopicContent, TopicKind } from '@rostrum/domain';
import { relatedCoverages, sharedWords } from '../similarity/compare.ts';
import { plainWords } from '../text/plain-words.ts';
import { profileOf, type Profile } from '../similarity/profile.ts';
import { profileOfText, wordSpace } from '../similarity/space.ts';
import { motionBank } from './bank.ts';
import { keyPhrases } from './key-phrases.ts';
import { fromTemplates } from './templates.ts';

/** A person's request for topics. */
export type ProposalWish = {
  /** Keywords or a pasted text; empty if a category is enough. */
  about: string;
  category: string | null;
  difficulty: Difficulty;
  /** Empty: any kind. */
  kinds: readonly TopicKind[];
  /** Recently offered motions; none of them is offered again immediately. */
  offered: readonly string[];
};

/** `template`: made from the caller's words; `bank`: written beforehand. */
export type Proposal = TopicContent & { from: 'bank' | 'template' };

export const PROPOSALS = 5;
/** Of a pasted text so much is read, in characters. */
export const PASTED_MOST = 1_000_000;
/** Below this a motion of the bank has nothing to do with the wish. */
const RELEVANT = 0.3;
const FROM_BANK_AT_MOST = 4;
const NAMES = 3;

/** A pasted text, cut at the end of a word if it is too long, with a note. */
export function cutPasted(text: string): { text: string; wasCut: boolean } {
  if (text.length <= PASTED_MOST) return { text, wasCut: false };
  const cut = text.slice(0, PASTED_MOST);
  return { text: cut.replace(/\s+\S*$/u, ''), wasCut: true };
}

/**
 * Five motions for a request, none of them offered recently: matching ones from the bank, and ones generated from its
 * words. Without words, those of the category. Pure; the same request gives the same five.
 */
export function proposeTopics(wish: ProposalWish): Proposal[] {
  const offered = new Set(wish.offered);
  const isNew = ({ motion }: TopicContent) => !offered.has(motion);
  const bank = bankFor(wish).filter(isNew);
  const names = keyPhrases(cutPasted(wish.about).text, NAMES);
  const made = templatesFor(wish, names).filter(isNew);
  const chosen = [...bank.slice(0, made.length > 0 ? FROM_BANK_AT_MOST : PROPOSALS), ...made].slice(
    0,
    PROPOSALS,
  );
  if (chosen.length === PROPOSALS) return chosen;
  const rest = inOrder(motionBank(), wish).filter(
    (topic) => isNew(topic) && !chosen.some(({ motion }) => motion === topic.motion),
  );
  return [...chosen, ...rest.map(asBank)].slice(0, PROPOSALS);
}

/** Motions of the bank that fit a wish, closest first. */
function bankFor(wish: ProposalWish): Proposal[] {
  const pool = motionBank().filter(({ category }) => wish.category === null || category === wish.category);
  if (wish.about.trim() === '') return inOrder(pool, wish).map(asBank);
  const asked = profileOf(wordSpace(), plainWords(wish.about));
  const scored = pool
    .map((topic) => ({ topic, score: relevance(topic, asked) }))
    .filter(({ score }) => score >= RELEVANT)
    .map(({ topic, score }) => ({ topic, score: score + 0.2 * fit(topic, wish) }));
  return scored.toSorted((one, other) => other.score - one.score).map(({ topic }) => asBank(topic));
}

/** 0 … 2: shared words, plus the share of the request that the topic covers. */
function relevance({ motion, background, terms }: TopicContent, asked: Profile): number {
  const topic = profileOfText(`${motion} ${background} ${terms.map(({ term }) => term).join(' ')}`);
  if (topic.length === 0 || asked.length === 0) return 0;
  const shared = sharedWords(asked, topic);
  if (shared === 0) return 0;
  const [ofAsked] = relatedCoverages(wordSpace(), topic, asked);
  return 2 * shared + 0.5 * ofAsked;
}

/** 0 … 2: how well a topic has the wished kind and difficulty. */
function fit({ kind, difficulty }: TopicContent, wish: ProposalWish): number {
  const isKind = wish.kinds.length === 0 || wish.kinds.includes(kind);
  return (isKind ? 1 : 0) + (difficulty === wish.difficulty ? 1 : 0);
}

function inOrder(topics: readonly TopicContent[], wish: ProposalWish): TopicContent[] {
  return topics.toSorted((one, other) => fit(other, wish) - fit(one, wish));
}

/** Motions with the names in their gaps, by turns of the names and the best fitting first. */
function templatesFor(wish: ProposalWish, names: readonly string[]): Proposal[] {
  const made = names.map((name) => inOrder(fromTemplates(name, wish.category ?? 'Other'), wish));
  const rounds = made[0]?.length ?? 0;
  return Array.from({ length: rounds }, (_, round) =>
    made.flatMap((topics, turn) => topics[(round + turn * 2) % topics.length] ?? []),
  )
    .flat()
    .filter(({ kind }) => wish.kinds.length === 0 || wish.kinds.includes(kind))
    .map((topic) => ({ ...topic, from: 'template' as const }));
}

function asBank(topic: TopicContent): Proposal {
  return { ...topic, from: 'bank' };
}
