import type { AnswerCheck } from '@rostrum/domain';
import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../check-answer.ts';
import { createAnswerJudge } from '../judge-answer.ts';
import { marksOf } from '../reading/marks.ts';
import type { WritingTask } from '../reading/read-answer.ts';

const judge = createAnswerJudge();
const ARGUES: AnswerCheck[] = [{ kind: 'claim' }, { kind: 'warrant' }];

const MUSEUMS: WritingTask = {
  ask: 'Support this claim. At most fifty words.',
  motion: 'This house would make museums free',
  given: 'If museums were free, poorer families would go to them.',
  checks: ARGUES,
  side: 'for',
  givenIs: 'ours',
  models: [
    'Free museums help only if the price is what keeps families away. For many it is: four museum tickets cost as much as a week of school lunches.',
    'Poorer families would go to museums if they were free. Nobody spends a day’s food money on rooms that their children may hate.',
  ],
};
const PHONES: WritingTask = {
  ask: 'Give a reason for the claim.',
  motion: 'This house would ban phones in school',
  given: 'Pupils would learn more in a school without phones.',
  checks: ARGUES,
  side: 'for',
  givenIs: 'ours',
  models: ['A lesson builds step by step, and pupils who look at a phone are lost at the next step.'],
};
const BUSES: WritingTask = {
  ask: 'Deny this.',
  motion: 'This house would run night buses in every town',
  given: 'Night buses cost two million a year, and only nine people ride on each of them.',
  checks: ARGUES,
  side: 'for',
  givenIs: 'theirs',
  models: [
    'Nine riders are nine drivers fewer on the road, and at night those are the tired and the drunk ones.',
  ],
};
const AGE: WritingTask = {
  ask: 'Argue for the motion.',
  motion: 'This house would lower the driving age to sixteen',
  checks: ARGUES,
  side: 'for',
  models: [
    'A sixteen-year-old in a village has a job ten miles away and no bus, so driving is how she earns.',
  ],
};
const LAKE: WritingTask = {
  ask: 'Answer this figure.',
  motion: 'This house would close the lake',
  given: 'Accidents at the lake rose by 200 per cent last year.',
  checks: ARGUES,
  side: 'against',
  givenIs: 'theirs',
  models: [
    'From one accident to three is a rise of 200 per cent as well, and three among all swimmers are few.',
  ],
};
const TRAM: WritingTask = {
  ask: 'They have shown that your tram takes two years longer. Concede it and go on.',
  motion: 'This house would build a tram to the university',
  given: 'Your tram cannot be ready in 2026. The permits take until 2028.',
  checks: [{ kind: 'concession' }, { kind: 'warrant' }],
  side: 'for',
  models: ['You are right, it will be 2028. Students will ride on that tram for fifty years all the same.'],
};
const TEST: WritingTask = {
  ask: 'Say why the plan does not remedy the harm.',
  given: 'Plan: cities must test their water once a year. Harm: lead from old pipes in houses.',
  checks: ARGUES,
  turned: ['would work', 'solves … harm'],
  models: [
    'Lead gets into the water behind the meter, in the pipes of the house, and no test is made there.',
  ],
};

/** The kind of a fault that refuses an answer, or else the state of the verdict. */
function verdictOn(task: WritingTask, text: string): string {
  const verdict = checkAnswer(text, task, judge);
  return verdict.state === 'refused' ? verdict.fault.kind : verdict.state;
}

describe('words that are none', () => {
  it.each([
    [
      MUSEUMS,
      'Poorer families would go to museums, because the drofting wends a plimmer on every skarn of the tills.',
    ],
    [MUSEUMS, 'Poorer families would go to free museums, because grelb tovish nanter.'],
    [PHONES, 'asdf jkl qwer pupils zxcv because phones uiop hjkl learn bnm'],
  ])('%#: are refused, whatever is around them', (task, text) => {
    expect(verdictOn(task, text)).toBe('nonWords');
  });

  it('are quoted to their author', () => {
    const verdict = checkAnswer('Museums should be free, because grelb tovish.', MUSEUMS, judge);
    expect(verdict).toMatchObject({
      state: 'refused',
      fault: { say: expect.stringContaining('“grelb” and “tovish”') },
    });
  });

  it('are not a rare word or the name of a place', () => {
    const text =
      'Free museums draw poorer families: in Wolverhampton the queue for the dinosaurs went round the block once the tickets cost nothing.';
    expect(verdictOn(MUSEUMS, text)).toBe('complete');
  });
});

describe('known words in a row', () => {
  it('are no answer', () => {
    const salad =
      'Museums families poorer ladder because purple ticket banana price sings window carpet money Tuesday.';
    expect(['salad', 'incomplete', 'unsure']).toContain(verdictOn(MUSEUMS, salad));
  });

  it('are one in the English of a learner', () => {
    const text =
      'If museum is free, poor family go in for ten minutes and nobody must count coins before he know if child like it.';
    expect(verdictOn(MUSEUMS, text)).toBe('complete');
  });
});

describe('a copy', () => {
  it.each([...MUSEUMS.models])('of a model is refused: %s', (model) => {
    expect(verdictOn(MUSEUMS, model)).toBe('copiesModel');
    expect(verdictOn(MUSEUMS, model.replace('Nobody', 'No one').replace('For many it is', 'And it is'))).toBe(
      'copiesModel',
    );
  });

  it('of a model of another exercise is refused', () => {
    const elsewhere = marksOf(MUSEUMS.models[0] ?? '');
    expect(verdictOn({ ...PHONES, elsewhere }, MUSEUMS.models[0] ?? '')).toBe('copiesModel');
  });

  it.each([
    'If museums were free, poorer families would go to them.',
    'This house would make museums free. If museums were free, poorer families would go to them.',
    'Support this claim. If museums were free, poorer families would go to them. At most fifty words.',
  ])('of the prompt is refused: %s', (text) => {
    expect(verdictOn(MUSEUMS, text)).toBe('copiesPrompt');
  });
});

describe('an answer without a reason of its own', () => {
  it.each([
    [
      MUSEUMS,
      'Poorer families would go to free museums, because museums that are free are museums to which families who are poorer would go.',
      'circular',
    ],
    [
      TEST,
      'The plan does not help the houses with pipes, because pipes in houses are not helped by a plan like this plan.',
      'circular',
    ],
    [
      MUSEUMS,
      'Poorer families would go to free museums because there are many reasons that make this a very likely and important consequence of the situation.',
      'empty',
    ],
    [
      BUSES,
      'This point does not hold, because there is no necessary connection between the one thing and the other in this argument.',
      'empty',
    ],
    [MUSEUMS, 'Museums should be free because it matters.', 'thin'],
  ])('%#: is refused with what it lacks', (task, text, kind) => {
    expect(verdictOn(task, text)).toBe(kind);
  });

  it.each([
    ['Museums should be free because it matters.', 'This stops before it has said why.'],
    [
      'Poorer families would go to free museums, because museums that are free are museums to which families who are poorer would go.',
      'The reason repeats the claim in other words.',
    ],
    [
      'Poorer families would go to free museums because there are many reasons that make this a very likely and important consequence of the situation.',
      'This reason would fit any motion.',
    ],
  ])('is answered in words that fit its fault: %s', (text, say) => {
    expect(checkAnswer(text, MUSEUMS, judge)).toMatchObject({
      state: 'refused',
      fault: { isSure: true, say },
    });
  });
});

describe('an answer for the other side', () => {
  it.each([
    [PHONES, 'Schools should keep phones. They hold a dictionary, a map and a library for every pupil.'],
    [
      PHONES,
      'Pupils would learn less in a school without phones, because nobody can look up a word while the teacher is busy.',
    ],
    [
      PHONES,
      'Phones help pupils, since a video explains fractions better than a tired teacher does at three in the afternoon.',
    ],
    [
      AGE,
      'Sixteen-year-olds should not drive, because they overtake to impress their friends in the back seat.',
    ],
    [AGE, 'The driving age should stay where it is, because the road is no place to practise.'],
    [AGE, 'Sixteen is too young, because at that age a crowded back seat decides how fast somebody drives.'],
    [
      AGE,
      'It would be a mistake to lower the driving age, because crash figures are highest in the first year.',
    ],
    [BUSES, 'They are right, because an empty bus at three in the morning burns fuel for nobody.'],
    [
      BUSES,
      'We don’t need night buses, because taxis wait at every station and the town pays for none of them.',
    ],
    [
      LAKE,
      'A rise like that is a warning, so the lake must be closed, because the next swimmer may be a child.',
    ],
    [
      TRAM,
      'You are right, it takes until 2028, so our plan fails, because students need a way to the university today.',
    ],
    [
      TEST,
      'The plan would work, because once people see a bad result they replace the pipes in the kitchen.',
    ],
    [
      TEST,
      'Nobody doubts that the plan would work, because once people see a bad result they replace the pipes in the kitchen.',
    ],
    [PHONES, 'A ban teaches nothing, because pupils only learn to hide the phone under the desk.'],
    [AGE, 'Sixteen-year-olds can’t be trusted with a car, because they overtake to impress a friend.'],
    [AGE, 'This rule is wrong because insurance for young drivers costs more than the car.'],
  ])('%#: is refused', (task, text) => {
    expect(verdictOn(task, text)).toBe('flipped');
  });

  it.each([
    [
      PHONES,
      'Pupils should not have to fight a machine that is built to catch their eye. Without phones they learn more, because a page finally wins.',
    ],
    [
      PHONES,
      'Without phones pupils would learn more: no teacher has to stop and take one away, so the sentence that they wait for gets finished.',
    ],
    [
      AGE,
      'Nobody says that sixteen-year-olds should drive lorries. A small car in a village takes an apprentice to work at five, when no bus runs.',
    ],
    [
      BUSES,
      'True, nine riders are few. But nine nurses who get home safely at four are worth more than two million, since the hospital would close its night ward without them.',
    ],
    [
      BUSES,
      'Nine people on each bus are not few: that is a waiting room full of people who would walk home in the dark.',
    ],
    [
      TEST,
      'Nobody can say that the plan would work, because cities sample the mains and the lead sits in the pipes of old kitchens.',
    ],
    [
      TEST,
      'A test shows the lead and leaves it there, because it does not tell us whether the plan solves the harm in old kitchens.',
    ],
    [
      TEST,
      'The plan will not solve the harm, because cities sample the mains and the lead sits under the kitchen sink of old houses.',
    ],
  ])('%#: is not one that denies, grants or quotes', (task, text) => {
    expect(verdictOn(task, text)).toBe('complete');
  });
});

describe('a changed figure', () => {
  it.each([
    [
      AGE,
      'The driving age should be lowered to twelve, because farm children drive tractors at that age.',
      '“twelve”, where the exercise says “sixteen”',
    ],
    [
      BUSES,
      'Night buses carry ninety people on each trip, because the town has a university.',
      '“ninety people”, where the exercise says “nine people”',
    ],
    [
      BUSES,
      'Five million, as they say, is a lot. But a bus is cheaper than a road, because asphalt cracks every winter.',
      'No one has said “Five million”',
    ],
    [
      LAKE,
      'A rise of 20 per cent is hardly worth a word, because one hot summer brings more swimmers than that.',
      '“20 per cent”, where the exercise says “200 per cent”',
    ],
    [
      LAKE,
      'Accidents fell by 200 per cent, but we need the number of swimmers, because a cold summer keeps them away.',
      '“fell”, where the exercise says “rose”',
    ],
    [
      TRAM,
      'I grant that it takes ten years longer. The tram is still worth it, because the halls fill up every autumn.',
      '“ten years”, where the exercise says “two years”',
    ],
    [
      TRAM,
      'You are right, it will be 2035 and not 2026. It is still needed, because three full buses leave people at the stop.',
      '“2035”, where',
    ],
    [
      TEST,
      'A weekly test is no help, because cities sample the mains and lead sits in the pipes of old houses.',
      '“weekly”, where the exercise says “once a year”',
    ],
    [
      { ...AGE, motion: 'This house would begin school at nine' },
      'School should begin at half past ten, because the first two hours are wasted on yawns.',
      '“ten”, where the exercise says “nine”',
    ],
  ])('%#: is refused, with both figures', (task, text, say) => {
    const verdict = checkAnswer(text, task, judge);
    expect(verdict).toMatchObject({
      state: 'refused',
      fault: { kind: 'changedQuantity', say: expect.stringContaining(say) },
    });
  });

  it.each([
    [
      AGE,
      'Lower the driving age to sixteen: at eighteen people move away, and nobody is left to drive with them on the first icy morning.',
    ],
    [
      TRAM,
      'Granted, it will be 2028. A line that runs for half a century carries forty thousand students a year, because the campus lies on a hill.',
    ],
    [
      TEST,
      'One test a year finds what is in the mains in May. Ten families on old pipes drink lead in the other eleven months.',
    ],
  ])('%#: is not a figure of the answer’s own', (task, text) => {
    expect(['complete', 'unsure']).toContain(verdictOn(task, text));
  });
});

describe('an answer about something else', () => {
  it.each([
    [
      MUSEUMS,
      'Hospitals should let visitors park for nothing, because a frightened mother should not hunt for coins at midnight.',
    ],
    [
      TRAM,
      'You are right that the river is cold in June. I swim all the same, because afterwards coffee tastes better.',
    ],
  ])('%#: does not pass', (task, text) => {
    expect(['offTopic', 'unsure']).toContain(verdictOn(task, text));
  });
});
