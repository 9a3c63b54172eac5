import { readFileSync } from 'node:fs';
import { hashFeature } from '@rostrum/moderator/training';

/** A sentence of our own about a group of people. `group`: its form, so that no form is on both sides of a fold. */
export type GroupSentence = { text: string; isHateful: boolean; group: string };

/** Several people, one with an article, one without, and the adjective. */
const GROUPS = [
  ['immigrants', 'an immigrant', 'immigrant', 'immigrant'],
  ['Muslims', 'a Muslim', 'Muslim', 'Muslim'],
  ['women', 'a woman', 'woman', 'female'],
  ['gay people', 'a gay person', 'gay person', 'gay'],
  ['trans people', 'a trans person', 'trans person', 'trans'],
  ['black people', 'a black person', 'black person', 'black'],
  ['disabled people', 'a disabled person', 'disabled person', 'disabled'],
  ['Jews', 'a Jew', 'Jew', 'Jewish'],
  ['refugees', 'a refugee', 'refugee', 'refugee'],
  ['Asians', 'an Asian', 'Asian', 'Asian'],
  ['lesbians', 'a lesbian', 'lesbian', 'lesbian'],
  ['Christians', 'a Christian', 'Christian', 'Christian'],
  ['Mexicans', 'a Mexican', 'Mexican', 'Mexican'],
  ['Romani people', 'a Romani person', 'Romani person', 'Romani'],
] as const;
/** People by occupation: hard words about them do not attack an identity. */
const OTHERS = 'bankers lawyers landlords gamers builders smokers politicians cyclists'.split(' ');
const COPIES = 2;

/** Each form with two groups, chosen by its hash, so that no group correlates with one kind of sentence. */
export function groupSentences(): GroupSentence[] {
  return [...formsOf('hateful').flatMap(fill(true)), ...formsOf('fair').flatMap(fill(false))];
}

function formsOf(file: 'hateful' | 'fair'): string[] {
  const text = readFileSync(new URL(`groups/${file}.txt`, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line !== '');
}

function fill(isHateful: boolean): (form: string) => GroupSentence[] {
  return (form) => {
    const first = hashFeature(form, 5);
    const texts = Array.from({ length: COPIES }, (_, copy) => {
      const [plural, one, singular, adjective] = GROUPS[(first + copy * 5) % GROUPS.length] ?? GROUPS[0];
      const text = form
        .replaceAll('{P}', plural)
        .replaceAll('{S}', one)
        .replaceAll('{S1}', singular)
        .replaceAll('{A}', adjective)
        .replaceAll('{N}', OTHERS[(first + copy) % OTHERS.length] ?? '');
      return text.charAt(0).toUpperCase() + text.slice(1);
    });
    return [...new Set(texts)].map((text) => ({ text, isHateful, group: `groups-${form}` }));
  };
}
