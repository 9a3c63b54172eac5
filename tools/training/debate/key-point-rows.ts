import { keyPointFeatures, type WordSpace } from '@rostrum/moderator/training';
import { readRows } from '../data.ts';

export const KEY_POINT_FILES = ['debate_kpa_arguments', 'debate_kpa_keypoints'] as const;

/** A text with a key point of its side; `match` is undefined if the judges disagreed. */
export type KeyPointExample = {
  motion: string;
  side: number;
  textId: string;
  x: number[];
  match: boolean | undefined;
};

/** Every text with every key point of its motion and its side. */
export function keyPointExamples(space: WordSpace): KeyPointExample[] {
  const points = readRows('debate_kpa_keypoints');
  return readRows('debate_kpa_arguments').flatMap(({ id, topic, text, stance, match, nomatch }) => {
    const own = points.filter((point) => point.topic === topic && point.stance === stance);
    const rows = keyPointFeatures(
      space,
      text,
      own.map((point) => point.text),
      topic,
    );
    return own.map((point, place) => ({
      motion: topic,
      side: stance,
      textId: id,
      x: rows[place] ?? [],
      match: match.includes(point.id) ? true : nomatch.includes(point.id) ? false : undefined,
    }));
  });
}
