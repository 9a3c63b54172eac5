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
export type RelevanceExample = DenseExample & { motion: string; file: RelevanceFile };
export const RELEVANCE_FILES = ['debate_kpa_arguments', 'debate_perspectrum'] as const;
export type RelevanceFile = (typeof RELEVANCE_FILES)[number];

type Place = { motion: string; profile: Profile };

const FEWEST_TEXTS = 12;
const SEED = 11;

/** Every text twice: once under its motion and once under another, drawn by chance, with `said` earlier messages each. */
export function relevanceExamples(
  space: WordSpace,
  said: number,
  files: readonly RelevanceFile[] = RELEVANCE_FILES,
): RelevanceExample[] {
  return files.flatMap((file) => examplesOf(file, textsOf(file), space, said));
}

function textsOf(file: RelevanceFile): { motion: string; text: string }[] {
  return file === 'debate_kpa_arguments'
    ? readRows(file).map(({ topic, text }) => ({ motion: topic, text }))
    : readRows('debate_perspectrum').map(({ claim, text }) => ({ motion: claim, text }));
}

function examplesOf(
  file: RelevanceFile,
  texts: readonly { motion: string; text: string }[],
  space: WordSpace,
  said: number,
): RelevanceExample[] {
  const random = seededRandom(SEED);
  const places = texts.map(({ motion, text }): Place => ({
    motion,
    profile: profileOf(space, plainWords(text)),
  }));
  const byMotion = groupBy(places, ({ motion }) => motion);
  const motions = [...byMotion].filter(([, held]) => held.length >= FEWEST_TEXTS).map(([motion]) => motion);
  const subjects = new Map(motions.map((motion) => [motion, profileOf(space, plainWords(motion))]));
  const draw = <Value>(list: readonly Value[]) => list[Math.floor(random() * list.length)];
  const under = (place: Place, motion: string): RelevanceExample[] => {
    const subject = subjects.get(motion);
    const others = (byMotion.get(motion) ?? []).filter((other) => other !== place);
    const earlier = Array.from({ length: said }, () => draw(others)?.profile).filter(
      (profile) => profile !== undefined,
    );
    if (!subject) return [];
    const x = relevanceFeatures(space, place.profile, subject, gatherSaid(space, earlier));
    return [{ x, y: place.motion === motion ? 1 : 0, motion, file }];
  };
  return places
    .filter(({ motion }) => subjects.has(motion))
    .flatMap((place) => {
      const other = draw(motions) ?? place.motion;
      return [...under(place, place.motion), ...(other === place.motion ? [] : under(place, other))];
    });
}
