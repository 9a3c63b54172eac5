import {
  gatherSaid,
  groupBy,
  plainWords,
  profileOf,
  relevanceFeatures,
  type Profile,
  type WordSpace,
} from '@rostrum/moderator/training';
import { readRows } from '../data.ts';
import type { DenseExample } from '../dense.ts';
import { seededRandom } from '@rostrum/moderator/training';

/** A text under a motion, its own (y 1) or another one (y 0), with some accepted messages of that motion. */
export type RelevanceExample = DenseExample & { motion: string; text: string; said: readonly string[] };
/** The training data of the models. */
export const RELEVANCE_FILES = ['debate_kpa_arguments', 'debate_perspectrum'] as const;
/** The data on which the threshold must hold: in the last file people answer each other. */
export const ON_TOPIC_FILES = [...RELEVANCE_FILES, 'quality_convarg_rank'] as const;
export type RelevanceFile = (typeof ON_TOPIC_FILES)[number];

type Place = { motion: string; text: string; profile: Profile };

const FEWEST_TEXTS = 12;
const SEED = 11;

const TEXTS: Record<RelevanceFile, () => { motion: string; text: string }[]> = {
  debate_kpa_arguments: () =>
    readRows('debate_kpa_arguments').map(({ topic, text }) => ({ motion: topic, text })),
  debate_perspectrum: () =>
    readRows('debate_perspectrum').map(({ claim, text }) => ({ motion: claim, text })),
  quality_convarg_rank: () =>
    readRows('quality_convarg_rank').map(({ debate, text }) => ({ motion: questionOf(debate), text })),
};

/** "tv-is-better-than-books_tv" is the side "tv" of "tv is better than books". */
function questionOf(debate: string): string {
  return debate.replace(/_.*/, '').replaceAll('-', ' ');
}

/** Every text twice: once under its motion and once under a random other one, with `said` earlier messages each. */
export function relevanceExamples(space: WordSpace, said: number, file: RelevanceFile): RelevanceExample[] {
  const random = seededRandom(SEED);
  const places = TEXTS[file]().map(({ motion, text }): Place => ({
    motion,
    text,
    profile: profileOf(space, plainWords(text)),
  }));
  const byMotion = groupBy(places, ({ motion }) => motion);
  const motions = [...byMotion].filter(([, held]) => held.length >= FEWEST_TEXTS).map(([motion]) => motion);
  const subjects = new Map(motions.map((motion) => [motion, profileOf(space, plainWords(motion))]));
  const draw = <Value>(list: readonly Value[]) => list[Math.floor(random() * list.length)];
  const under = (place: Place, motion: string): RelevanceExample[] => {
    const subject = subjects.get(motion);
    const others = (byMotion.get(motion) ?? []).filter((other) => other !== place);
    const earlier = Array.from({ length: said }, () => draw(others)).filter((other) => other !== undefined);
    if (!subject) return [];
    const profiles = earlier.map(({ profile }) => profile);
    const x = relevanceFeatures(space, place.profile, subject, gatherSaid(space, profiles));
    const y = place.motion === motion ? 1 : 0;
    return [{ x, y, motion, text: place.text, said: earlier.map(({ text }) => text) }];
  };
  return places
    .filter(({ motion }) => subjects.has(motion))
    .flatMap((place) => {
      const other = draw(motions) ?? place.motion;
      return [...under(place, place.motion), ...(other === place.motion ? [] : under(place, other))];
    });
}
