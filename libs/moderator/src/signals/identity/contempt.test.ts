import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine.ts';

const engine = createEngine();
const isFlagged = (text: string) => engine.judge(text).identityAttack.flag;

describe('contempt without a bad word', () => {
  it.each([
    'Immigrants deserve nothing but a kick',
    'Disabled people are hardly even people',
    'Black people have never built anything worthwhile',
    'I could never respect a woman',
    'Nobody would miss the gays',
    'Why do we put up with Muslims?',
    'Immigrants ought to be rounded up and caged',
    'Trans people need to be erased from society',
    'Deport all of the Muslims now',
    'Why don’t gay people just disappear',
    'Muslims only come here to rape and steal',
    'Never hire a black man',
    'Immigrants can’t do anything right',
    'To hell with the Jews',
    'Let the refugees drown',
  ])('is found: %s', (text) => {
    expect(isFlagged(text)).toBe(true);
  });

  it.each([
    'Immigrants have no right to vote in national elections, and the motion asks whether they should.',
    'Disabled people shouldn’t have to beg for a ramp.',
    'Nobody would miss the paperwork if refugees could work.',
    'Are men really capable of judging this?',
    'We should deport criminals, not families.',
    'This town was poorer before the immigrants came.',
    'Immigrants come here to work and to study.',
    'Muslims do not deserve this suspicion.',
    'Muslims and Christians are all the same before the law.',
    'Women are not as strong as men, so the test for firefighters should measure the task and not the person.',
    'Women have no place in combat units today, and the motion would change that.',
    'Poor people should have their debts erased.',
    'Jews were exterminated in camps, and we must remember it.',
    'To hell with the rule that keeps women out of the club.',
    'Let women decide.',
  ])('is not read into what is argued about a group: %s', (text) => {
    expect(isFlagged(text)).toBe(false);
  });
});
