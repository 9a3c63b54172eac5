import type { Pace } from '../debate/format.ts';
import { DEFAULT_PACE } from '../debate/pace.ts';
import type { SeekerWish } from '../documents/seeker.ts';
import type { RoomLanguage } from '../languages/room-language.ts';
import { foldText } from '../text.ts';

/** What two people debate. `motion` is null if both take any: the house then offers one, in English. */
export type Terms = {
  language: RoomLanguage;
  pace: Pace;
  formatId: string;
  motion: { motion: string; topicId?: string | undefined } | null;
};

/** What is used if neither of the two asks for anything else. */
const USUAL = { language: 'en', pace: DEFAULT_PACE, formatId: 'quick-clash' } as const;

/** The terms that fit two people; undefined if none do. The first has waited longer, so their motion comes first. */
export function termsFor(first: SeekerWish, second: SeekerWish): Terms | undefined {
  const language = agreed(first.language, second.language, USUAL.language);
  const pace = agreed(first.pace, second.pace, USUAL.pace);
  const formatId = agreed(first.formatId, second.formatId, USUAL.formatId);
  if (language === undefined || pace === undefined || formatId === undefined) return undefined;
  const motion = motionFor(first, second);
  if (motion === undefined || (motion === null && language !== 'en')) return undefined;
  return { language, pace, formatId, motion };
}

function agreed<Value>(one: Value | null, other: Value | null, usual: Value): Value | undefined {
  if (one === null) return other ?? usual;
  return other === null || other === one ? one : undefined;
}

/** A motion that both named, else one that the other takes; null if both take any and neither named one. */
function motionFor(first: SeekerWish, second: SeekerWish): Terms['motion'] | undefined {
  const named = new Set(second.motions.map(({ motion }) => foldText(motion)));
  const shared = first.motions.find(({ motion }) => named.has(foldText(motion)));
  if (shared) return shared;
  const [firsts] = second.takesOffered ? first.motions : [];
  const [seconds] = first.takesOffered ? second.motions : [];
  const offered = firsts ?? seconds;
  if (offered) return offered;
  const isOpen = first.takesOffered && second.takesOffered;
  return isOpen ? null : undefined;
}
