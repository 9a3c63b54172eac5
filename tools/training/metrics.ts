import { seededRandom } from '@rostrum/moderator/training';

/** Scores with labels (1 or 0), in the same order. */
export type Scored = { scores: ArrayLike<number>; labels: ArrayLike<number> };

/** The chance that a positive row scores above a negative one; ties count half. NaN if one kind is missing. */
export function auc({ scores, labels }: Scored): number {
  const order = Array.from({ length: scores.length }, (_, index) => index).sort(
    (one, other) => (scores[one] ?? 0) - (scores[other] ?? 0),
  );
  let rankSum = 0;
  let positives = 0;
  for (let start = 0; start < order.length;) {
    let end = start;
    const score = scores[order[start] ?? 0];
    while (end < order.length && scores[order[end] ?? 0] === score) end += 1;
    const rank = (start + end + 1) / 2;
    for (; start < end; start += 1) {
      if (!labels[order[start] ?? 0]) continue;
      rankSum += rank;
      positives += 1;
    }
  }
  const negatives = scores.length - positives;
  return (rankSum - (positives * (positives + 1)) / 2) / (positives * negatives);
}

/** Precision, recall, F1 and accuracy of "score ≥ threshold". */
export function atThreshold({ scores, labels }: Scored, threshold: number) {
  let [hit, alarm, missed, clean] = [0, 0, 0, 0];
  for (let index = 0; index < scores.length; index += 1) {
    const flagged = (scores[index] ?? 0) >= threshold;
    if (labels[index] && flagged) hit += 1;
    else if (labels[index]) missed += 1;
    else if (flagged) alarm += 1;
    else clean += 1;
  }
  const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
  return {
    precision: share(hit, hit + alarm),
    recall: share(hit, hit + missed),
    f1: share(2 * hit, 2 * hit + alarm + missed),
    accuracy: share(hit + clean, hit + alarm + missed + clean),
    falseAlarms: share(alarm, alarm + clean),
  };
}

/** The threshold that at most `share` of these scores reach. */
export function thresholdFor(scores: ArrayLike<number>, share: number): number {
  const inOrder = Float64Array.from(scores).sort().reverse();
  const allowed = Math.floor(inOrder.length * share);
  const first = inOrder[allowed] ?? 0;
  const above = allowed > 0 ? (inOrder[allowed - 1] ?? first) : first + 1e-6;
  return above > first ? (above + first) / 2 : first + 1e-9;
}

/** Mean of the F1 of each class; `labels` and `guesses` name classes. */
export function macroF1(guesses: readonly string[], labels: readonly string[]): number {
  const classes = [...new Set(labels)];
  const sum = classes.reduce((total, name) => {
    const scores = guesses.map((guess) => (guess === name ? 1 : 0));
    return total + atThreshold({ scores, labels: labels.map((label) => (label === name ? 1 : 0)) }, 0.5).f1;
  }, 0);
  return sum / classes.length;
}

/** Rank correlation, ties at their mean rank. */
export function spearman(one: ArrayLike<number>, other: ArrayLike<number>): number {
  return pearson(ranks(one), ranks(other));
}

/** The correlation of two values without what each shares with a third. */
export function partialled(both: number, oneWithThird: number, otherWithThird: number): number {
  const left = (1 - oneWithThird ** 2) * (1 - otherWithThird ** 2);
  return (both - oneWithThird * otherWithThird) / Math.sqrt(left);
}

function ranks(values: ArrayLike<number>): Float64Array {
  const order = Array.from({ length: values.length }, (_, index) => index).sort(
    (a, b) => (values[a] ?? 0) - (values[b] ?? 0),
  );
  const ranked = new Float64Array(values.length);
  for (let start = 0; start < order.length;) {
    let end = start;
    while (end < order.length && values[order[end] ?? 0] === values[order[start] ?? 0]) end += 1;
    for (let place = start; place < end; place += 1) ranked[order[place] ?? 0] = (start + end + 1) / 2;
    start = end;
  }
  return ranked;
}

function pearson(one: ArrayLike<number>, other: ArrayLike<number>): number {
  const count = one.length;
  const mean = (values: ArrayLike<number>) =>
    Array.from(values).reduce((sum, value) => sum + value, 0) / count;
  const [meanOne, meanOther] = [mean(one), mean(other)];
  let [both, first, second] = [0, 0, 0];
  for (let index = 0; index < count; index += 1) {
    const [a, b] = [(one[index] ?? 0) - meanOne, (other[index] ?? 0) - meanOther];
    both += a * b;
    first += a * a;
    second += b * b;
  }
  return both / Math.sqrt(first * second);
}

export type Interval = { low: number; high: number };

/**
 * The middle 95 % of a figure over `draws` samples with replacement. Whole groups are drawn if groups are given,
 * since rows of one thread are not independent.
 */
export function bootstrap(
  count: number,
  figure: (places: readonly number[]) => number,
  { draws = 200, seed = 7, groups }: { draws?: number; seed?: number; groups?: readonly string[] } = {},
): Interval {
  const random = seededRandom(seed);
  const units = groups ? placesByGroup(groups) : Array.from({ length: count }, (_, place) => [place]);
  const figures: number[] = [];
  for (let draw = 0; draw < draws; draw += 1) {
    const places = units.flatMap(() => units[Math.floor(random() * units.length)] ?? []);
    const value = figure(places);
    if (!Number.isNaN(value)) figures.push(value);
  }
  figures.sort((one, other) => one - other);
  const at = (share: number) => figures[Math.min(figures.length - 1, Math.floor(figures.length * share))];
  return { low: at(0.025) ?? Number.NaN, high: at(0.975) ?? Number.NaN };
}

function placesByGroup(groups: readonly string[]): number[][] {
  const places = new Map<string, number[]>();
  groups.forEach((group, place) => {
    const known = places.get(group);
    if (known) known.push(place);
    else places.set(group, [place]);
  });
  return [...places.values()];
}

/** The rows at these places, for a figure of a sample. */
export function pick({ scores, labels }: Scored, places: readonly number[]): Scored {
  return {
    scores: places.map((place) => scores[place] ?? 0),
    labels: places.map((place) => labels[place] ?? 0),
  };
}
