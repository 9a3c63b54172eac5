import { describe, expect, it } from 'vitest';
import { checkMotion } from './check-motion.ts';
import { isFault, unfairness, type FindingKind } from './finding.ts';
import { areaUnderCurve } from './testing/auc.ts';
import { FAIR_MOTIONS } from './testing/fair-motions.ts';
import { FAULTY_MOTIONS } from './testing/faulty-motions.ts';
import { HELD_OUT_PAIRS } from './testing/held-out-pairs.ts';
import { OWN_PAIRS } from './testing/own-pairs.ts';
import type { MotionPair } from './testing/pairs.ts';

const scoreOf = (motion: string) => unfairness(checkMotion(motion));
const kindsOf = (motion: string) => [...new Set(checkMotion(motion).map(({ kind }) => kind))];
const areaOf = (pairs: readonly MotionPair[]) =>
  areaUnderCurve(
    pairs.map(({ unfair }) => scoreOf(unfair)),
    pairs.map(({ fair }) => scoreOf(fair)),
  );

describe('the check of motions', () => {
  it('tells unfair motions from fair ones that it has never seen', () => {
    expect(HELD_OUT_PAIRS.length + OWN_PAIRS.length).toBeGreaterThanOrEqual(60);
    expect(areaOf(HELD_OUT_PAIRS)).toBeGreaterThanOrEqual(0.9);
  });

  it('holds out half of the pairs, none of which shaped the check', () => {
    const own = new Set(OWN_PAIRS.flatMap(({ unfair, fair }) => [unfair, fair]));
    expect(HELD_OUT_PAIRS.filter(({ unfair, fair }) => own.has(unfair) || own.has(fair))).toEqual([]);
    expect(HELD_OUT_PAIRS.length).toBeGreaterThanOrEqual(OWN_PAIRS.length);
  });

  it.each<[FindingKind, string]>([
    ['loaded', 'This house would stop greedy banks from plundering savers'],
    ['doubleBarrelled', 'This house would abolish exams and make school voluntary'],
    ['doubleBarrelled', 'Voting should be compulsory. Cars should be banned'],
    ['truism', 'This house believes that corruption is bad'],
    ['noStandard', 'This house would do more for young people'],
    ['noStandard', 'This house would improve transport'],
    ['noStandard', 'Should voting be compulsory?'],
    ['ambiguous', 'This house would ban certain weapons'],
    ['tooBroad', 'This house believes that technology is harmful'],
    ['sensitive', 'This house would legalise euthanasia'],
    ['attacksPeople', 'This house believes that refugees are dangerous'],
  ])('finds %s in “%s”', (kind, motion) => {
    expect(kindsOf(motion)).toContain(kind);
  });

  it.each([
    'This house would make voting compulsory',
    'This house would ban the sale and advertising of tobacco',
    'This house would follow J. S. Mill on liberty.',
    'This house would tax fuel at 1.5 times the rate of today',
    'This house would improve public transport by making it free',
    'This house regrets the rise of true crime',
  ])('finds nothing in “%s”', (motion) => {
    expect(checkMotion(motion)).toEqual([]);
  });

  it('quotes exactly what it found, whatever comes before it', () => {
    const motion = '🎉 This house’s Ä İ would ban GREEDY landlords';
    const [found] = checkMotion(motion);
    expect(motion.slice(found?.start, found?.end)).toBe('GREEDY');
  });

  it.each([
    ['This house would abolish the cruel and outdated monarchy', 'This house would abolish the monarchy'],
    ['This house would ban an outrageous tax', 'This house would ban a tax'],
    ['This house would tax clueless bureaucrats', 'This house would tax officials'],
    ['Should voting be compulsory?', 'This house believes that voting should be compulsory'],
    ['This house would ban zoos. It would close farms', 'This house would ban zoos'],
  ])('rewrites “%s”', (motion, expected) => {
    expect(checkMotion(motion)[0]?.rewrite).toBe(expected);
  });

  it('offers only rewrites in which it finds nothing', () => {
    const unfair = [...OWN_PAIRS, ...HELD_OUT_PAIRS].map((pair) => pair.unfair);
    const motions = [...unfair, ...Object.values(FAULTY_MOTIONS).flat()];
    const offered = motions.flatMap((motion) =>
      checkMotion(motion).flatMap(({ rewrite }) => (rewrite === null ? [] : [{ motion, rewrite }])),
    );
    expect(offered.length).toBeGreaterThan(30);
    expect(offered.filter(({ rewrite }) => checkMotion(rewrite).some(isFault))).toEqual([]);
  });

  it.each([
    'This house would regulate the very corrupt police',
    'This house would end the shameful murder of innocent animals for greedy meat-eaters',
    'This house would protect us from greedy',
    'This house would tax the greedy and',
  ])('offers no torn sentence for “%s”', (motion) => {
    for (const { rewrite } of checkMotion(motion)) {
      expect(rewrite ?? 'whole').not.toMatch(/\bvery police|\b(?:and|the|a|very|from|for)$/);
    }
  });

  it.each(
    Object.entries(FAULTY_MOTIONS).flatMap(([kind, motions]) =>
      motions.map((motion) => [kind, motion] as const),
    ),
  )('finds %s in “%s”', (kind, motion) => {
    const kinds: readonly string[] = checkMotion(motion)
      .filter(isFault)
      .map((finding) => finding.kind);
    expect(kinds.map((found) => (found === 'noStandard' ? 'ambiguous' : found))).toContain(kind);
  });

  it.each(FAIR_MOTIONS)('finds no fault in “%s”', (motion) => {
    expect(checkMotion(motion).filter(isFault)).toEqual([]);
  });

  it('takes bounded time for any text', () => {
    expect(checkMotion('and '.repeat(200_000)).length).toBeLessThan(1_000);
    expect(checkMotion('')).toEqual([]);
  });
});
