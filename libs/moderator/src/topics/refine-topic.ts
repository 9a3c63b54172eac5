import type { Difficulty, TopicContent } from '@rostrum/domain';
import { sharedWords } from '../similarity/compare.ts';
import { profileOfText } from '../similarity/space.ts';
import { motionBank } from './bank.ts';
import { keyPhrases } from './key-phrases.ts';
import type { Proposal } from './propose-topics.ts';
import { fromTemplates } from './templates.ts';

export type Refinement = 'harder' | 'moreLocal' | 'asPolicy';

const HARDER: Readonly<Record<Difficulty, Difficulty>> = { gentle: 'fair', fair: 'hard', hard: 'hard' };
const FRAME = /^this house (?:would|believes that|regrets|prefers|supports|opposes)\s+/iu;

/**
 * Another motion close to this one: harder, about a nearby place, or as a policy. `offered` are excluded. Undefined
 * if nothing is left. Pure.
 */
export function refineTopic(
  topic: TopicContent,
  refinement: Refinement,
  offered: readonly string[],
): Proposal | undefined {
  if (refinement === 'moreLocal') {
    const local = asLocal(topic);
    if (local && !offered.includes(local.motion)) return local;
  }
  const wanted = candidates(topic, refinement).filter(
    ({ motion }) => motion !== topic.motion && !offered.includes(motion),
  );
  return nearest(topic, wanted);
}

/** "This house would ban cars" → "This house would have our town be the first to ban cars" */
function asLocal(topic: TopicContent): Proposal | undefined {
  const act = /^this house would (?!have our town)(?!not\b|rather\b)(\p{Ll}.*)$/iu.exec(topic.motion)?.[1];
  if (!act) return undefined;
  return { ...topic, motion: `This house would have our town be the first to ${act}`, from: 'template' };
}

function candidates(topic: TopicContent, refinement: Refinement): Proposal[] {
  const name = keyPhrases(topic.motion.replace(FRAME, ''), 1)[0];
  const made = name ? fromTemplates(name, topic.category) : [];
  const bank = motionBank().filter(({ category }) => category === topic.category);
  const all: Proposal[] = [
    ...bank.map((one) => ({ ...one, from: 'bank' as const })),
    ...made.map((one) => ({ ...one, from: 'template' as const })),
  ];
  if (refinement === 'harder') return all.filter(({ difficulty }) => difficulty === HARDER[topic.difficulty]);
  if (refinement === 'asPolicy') return all.filter(({ kind }) => kind === 'policy');
  return all.filter(({ motion }) => /\btowns?\b|\bcit(?:y|ies)\b|\bstreets?\b/iu.test(motion));
}

function nearest(topic: TopicContent, wanted: readonly Proposal[]): Proposal | undefined {
  const profile = profileOfText(topic.motion.replace(FRAME, ''));
  return wanted
    .map((one) => ({ one, score: sharedWords(profile, profileOfText(one.motion.replace(FRAME, ''))) }))
    .toSorted((first, second) => second.score - first.score)[0]?.one;
}
