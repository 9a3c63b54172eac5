import {
  DEFAULT_PACE,
  foldText,
  formatName,
  FORMATS,
  isForTwo,
  LIMITS,
  motionSchema,
  type Pace,
  preferredLanguage,
  type RoomCommandInput,
  type RoomLanguage,
  tidyLine,
} from '@rostrum/domain';
import * as m from '@rostrum/words/room-find';

export type Wish = Extract<RoomCommandInput, { type: 'seek' }>['wish'];
type Offered = Wish['motions'][number];

export const ANY = 'any';

/** The form of a person who looks for an opponent. */
export type FindValues = {
  formatId: string;
  pace: Pace | typeof ANY;
  language: RoomLanguage | typeof ANY;
  /** Motions that were added, and the one that is being written. */
  motions: readonly Offered[];
  draft: string;
  takesOffered: boolean;
};

export const startValues = (): FindValues => ({
  formatId: ANY,
  pace: DEFAULT_PACE,
  language: preferredLanguage(navigator.languages),
  motions: [],
  draft: '',
  takesOffered: true,
});

/** Any format, or one for two people. */
export const formatOptions = () => [
  { value: ANY, label: m.anyFormat() },
  ...[...FORMATS.values()]
    .filter(isForTwo)
    .map((format) => ({ value: format.id, label: formatName(format) })),
];

/** The form with the written motion added to its list; or what is wrong with it. */
export function withDraft(values: FindValues): { values: FindValues } | { problem: string } {
  if (tidyLine(values.draft) === '') return { values: { ...values, draft: '' } };
  const motion = motionSchema.safeParse(values.draft);
  if (!motion.success) return { problem: motion.error.issues[0]?.message ?? m.motionInWords() };
  return { values: { ...withMotion(values, { motion: motion.data }), draft: '' } };
}

/** The form with one more motion, each once. */
export function withMotion(values: FindValues, offered: Offered): FindValues {
  const isThere = values.motions.some(({ motion }) => foldText(motion) === foldText(offered.motion));
  return isThere ? values : { ...values, motions: [...values.motions, offered] };
}

/** The form with the motion that the gate refused back in its field; `place` as in "wish.motions.0.motion". */
export function rewording(values: FindValues, { motions }: Wish, place = ''): FindValues {
  const refused = motions[Number(/\d+/.exec(place)?.[0])];
  if (!refused) return values;
  const draft = tidyLine(values.draft) === refused.motion ? values.draft : refused.motion;
  return { ...values, motions: motions.filter((one) => one !== refused), draft };
}

export const isFull = ({ motions }: FindValues) => motions.length >= LIMITS.seekMotionsAtMost;

/** What to look for; or what is missing. */
export function wishOf(values: FindValues): { wish: Wish } | { problem: string } {
  const added = withDraft(values);
  if ('problem' in added) return added;
  const { formatId, pace, language, motions, takesOffered } = added.values;
  if (motions.length === 0 && !takesOffered) return { problem: m.nameMotion() };
  const orAny = <Value extends string>(value: Value): Exclude<Value, typeof ANY> | null =>
    value === ANY ? null : (value as Exclude<Value, typeof ANY>);
  return {
    wish: {
      formatId: orAny(formatId),
      pace: orAny(pace),
      language: orAny(language),
      motions: motions.slice(0, LIMITS.seekMotionsAtMost),
      takesOffered,
    },
  };
}
