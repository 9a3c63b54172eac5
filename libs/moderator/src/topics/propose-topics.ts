import {
  categoryOfCase,
  motionFingerprint,
  topicOfCase,
  type CaseFile,
  type ProposalRequest,
  type Proposal,
  type ProposalPage,
  type Topic,
  type TopicCategory,
  type WhyNoMotions,
} from '@rostrum/domain';
import { gate } from '../gate/gate.ts';
import { checkMotion } from '../motions/check-motion.ts';
import { isFault } from '../motions/finding.ts';
import type { Encoder } from '../reader/encoder.ts';
import { NEAR, stemsOf, type BankIndex, type NearMotion } from './find/bank-index.ts';
import type { MadeMotion } from './make/made-motion.ts';
import { makeMotions, motionsAbout } from './make/make-motions.ts';
import type { WordBook } from './make/word-book.ts';
import { namesGroup } from './read/names-group.ts';
import { whyUnreadable } from './read/read-interest.ts';
import { frequentWords, LONG_FROM, partsOf, TEXT_READ } from './read/subject-of-text.ts';
import { thingsNamedIn } from './make/find-subjects.ts';

/** What topics are found with. */
export type TopicFinder = {
  bank: readonly CaseFile[];
  index: BankIndex;
  book: WordBook;
  /** Null if nothing gives meanings: then words alone are compared. */
  encode: Encoder['encode'] | null;
};

const PROPOSALS = 5;
const FROM_BANK_BESIDE_MADE = 2;
const FROM_COMMUNITY = 2;
const CATEGORIES_NEAR = 3;
/** Motions of the bank whose categories are named where nothing is near. */
const LOOKED_AT = 8;
/** The share of an interest's words that a published topic on the same thing has. */
const SAME_THING = 0.75;

/**
 * Motions for a wish: published topics on the same thing, then the nearest of the bank, then motions that are made from the
 * wish itself. None if it can't be read, runs somebody down or nothing is near; then the page says why. Without an interest,
 * those of the category.
 */
export async function proposeTopics(
  wish: ProposalRequest,
  finder: TopicFinder,
  community: readonly Topic[],
): Promise<ProposalPage> {
  const about = wish.about.slice(0, TEXT_READ).trim();
  if (about === '') {
    const isAnything = wish.category !== null;
    return page(wish, isAnything ? ofCategory(wish, finder) : [], [], isAnything ? 'nothingNear' : 'empty');
  }
  const why = whyUnreadable(about, finder.book);
  if (why !== undefined) return page(wish, [], [], why);
  const isLong = about.length >= LONG_FROM;
  const found = await nearestOf(about, isLong, finder);
  const isUnkind = !isLong && !gate(about, 'motion').ok;
  const near = found.near.filter(({ file }) => fitsKind(file, wish)).map(({ file }) => proposalOf(file));
  const made =
    isUnkind || namesGroup(about)
      ? []
      : madeFor(about, found.near[0]?.file, finder, wish, categoriesOf(found.nearest)[0] ?? 'Other');
  const offers = [...(isUnkind ? [] : ofCommunity(about, wish, community)), ...mixed(near, made)];
  return page(wish, offers, categoriesOf(found.nearest), isUnkind ? 'unkind' : 'nothingNear');
}

/** The nearest of the bank first, and room for what was made. */
function mixed(near: readonly Proposal[], made: readonly Proposal[]): Proposal[] {
  const few = near.slice(0, made.length > 0 ? FROM_BANK_BESIDE_MADE : PROPOSALS);
  return [...few, ...made, ...near.slice(few.length)];
}

function page(
  { offered }: ProposalRequest,
  offers: readonly Proposal[],
  nearest: TopicCategory[],
  whyNone: WhyNoMotions,
): ProposalPage {
  const seen = new Set(offered.map(motionFingerprint));
  const fresh = offers.filter(({ motion }) => {
    const print = motionFingerprint(motion);
    return !seen.has(print) && seen.add(print);
  });
  const topics = fresh.slice(0, PROPOSALS);
  if (topics.length > 0) return { topics, whyNone: null, nearest: [] };
  return { topics, whyNone: offers.length > 0 ? 'nothingMore' : whyNone, nearest };
}

async function nearestOf(about: string, isLong: boolean, { index, encode }: TopicFinder) {
  const texts = isLong ? partsOf(about) : [about];
  const meanings = await meaningsOf(texts, encode);
  const nearest = index.nearest(isLong ? frequentWords(about) : about, meanings && mean(meanings));
  const isNear = ({ score, likeness }: NearMotion, at: number) => {
    if (!meanings) return score >= NEAR.byWords;
    if (isLong && at === 0) return score >= NEAR.ofText;
    return score >= NEAR.withMeaning && likeness >= NEAR.likeness;
  };
  const near = nearest.filter(isNear);
  return { nearest, near };
}

async function meaningsOf(texts: string[], encode: TopicFinder['encode']) {
  try {
    return await encode?.(texts);
  } catch {
    // The page is then found by words alone, which the caller can tell from its log of the encoder.
    return undefined;
  }
}

function mean(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) vector.forEach((value, at) => (sum[at] = (sum[at] ?? 0) + value));
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}

function madeFor(
  about: string,
  nearest: CaseFile | undefined,
  { book }: TopicFinder,
  wish: ProposalRequest,
  category: TopicCategory,
): Proposal[] {
  const isLong = about.length >= LONG_FROM;
  const made = isLong
    ? motionsAbout(nearest ? thingsNamedIn(nearest.motion, book) : [])
    : makeMotions(about, book);
  return made
    .filter((one) => fitsKind(one, wish) && isFair(one))
    .map((one) => ({
      ...one,
      category,
      background: '',
      arguments: { for: [], against: [] },
      terms: [],
      from: 'words',
      topicId: null,
    }));
}

/** A sensitive matter can be debated fairly; the page labels it. */
function isFair({ motion }: MadeMotion): boolean {
  return gate(motion, 'motion').ok && !checkMotion(motion).some(isFault);
}

function ofCommunity(about: string, wish: ProposalRequest, community: readonly Topic[]): Proposal[] {
  const asked = stemsOf(about);
  if (asked.length === 0) return [];
  const share = (topic: Topic) => {
    const said = new Set(stemsOf(`${topic.motion} ${topic.terms.map(({ term }) => term).join(' ')}`));
    return asked.filter((stem) => said.has(stem)).length / asked.length;
  };
  return community
    .filter((topic) => fitsKind(topic, wish) && share(topic) >= SAME_THING)
    .slice(0, FROM_COMMUNITY)
    .map(({ id, motion, category, kind, difficulty, background, arguments: sides, terms }) => ({
      motion,
      category,
      kind,
      difficulty,
      background,
      arguments: sides,
      terms,
      from: 'community',
      topicId: id,
    }));
}

function ofCategory(wish: ProposalRequest, { bank }: TopicFinder): Proposal[] {
  const fit = (file: CaseFile) => (file.difficulty === wish.difficulty ? 1 : 0);
  return bank
    .filter((file) => categoryOfCase(file) === wish.category && fitsKind(file, wish))
    .toSorted((one, other) => fit(other) - fit(one))
    .map(proposalOf);
}

const fitsKind = ({ kind }: Pick<CaseFile, 'kind'>, { kinds }: ProposalRequest): boolean =>
  kinds.length === 0 || kinds.includes(kind);

function proposalOf(file: CaseFile): Proposal {
  return { ...topicOfCase(file), from: 'bank', topicId: null };
}

function categoriesOf(found: readonly NearMotion[]): TopicCategory[] {
  const near = found.slice(0, LOOKED_AT).map(({ file }) => categoryOfCase(file));
  return [...new Set(near)].slice(0, CATEGORIES_NEAR);
}
