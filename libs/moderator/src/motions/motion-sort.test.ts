import { describe, expect, test } from 'vitest';
import { englishWords } from '../lexicon/english-words.ts';
import { createAnalyser } from '../text/analysis.ts';
import { subjectOf } from './about-people.ts';
import { sortOfMotion } from './motion-sort.ts';

const analyse = createAnalyser(englishWords());
const subject = (motion: string) => subjectOf(analyse(motion));
const sort = (motion: string) => sortOfMotion(analyse(motion));

describe('a motion is about people for what they are', () => {
  test.each([
    ['by faith', 'THW count Zoroastrians'],
    ['by origin', 'THW move the Eritreans to the coast'],
    ['by a place that they come from', 'This house would sit with people from the north'],
    ['by colour', 'THW seat black passengers apart'],
    ['by sex', 'THW ask women to wait'],
    ['by love', 'This house would paint the homes of lesbians'],
    ['by age', 'THW send the over-seventies a letter'],
    ['by a disability', 'THW sing to the deaf'],
    ['by an illness', 'THW visit people with HIV'],
    ['by class', 'This house would watch the underclass'],
    ['by how they came', 'THW greet migrants'],
    ['by weight', 'THW weigh fat passengers'],
    ['by a sentence', 'THW feed prisoners'],
    ['by what they lack', 'THW count the unhoused'],
    ['by a building', 'This house would shut the mosque next door'],
    ['by their dress', 'THW send the headscarves a bill'],
    ['by a surname', 'This house would read surnames'],
    ['by a pronoun', 'THW let them wait'],
    ['by what is ours', 'This house would give our daughters a lift'],
    ['by what they do', 'THW teach those who beg to sing'],
    ['by a slip of the pen', 'thbt ppl like that cost 2 much'],
    ['by a deed done to them', 'This house celebrates a pogrom'],
  ])('%s: %s', (_, motion) => {
    expect(subject(motion)).toBe('group');
  });

  test.each([
    'This house would sack Mrs Miller',
    'THW move Tom Ashworth to another class',
    'This house would ask Lena from year ten to wait',
    'THW stop greeting K.L. from accounts',
    'This house would elect another man as our head teacher',
    'THW tell the girl in 8B to move',
    'This house would invite the woman at number nine',
  ])('or about one private person: %s', (motion) => {
    expect(subject(motion)).toBe('group');
  });
});

describe('a motion is about people by what they do', () => {
  test.each([
    'THW pay teachers by results',
    'This house would arm the police',
    'THW tax lobbyists',
    'This house would license herbalists',
    'THW let parents choose',
    'This house would rename the Kwango',
  ])('%s', (motion) => {
    expect(subject(motion)).toBe('role');
  });
});

describe('a motion is about nobody', () => {
  test.each([
    'This house would make buses free',
    'THW ban private cars from city centres',
    'THBT nuclear power should replace coal',
    'This house would leave the United Nations',
    'THW lift sanctions on Iran',
    'THBT poor countries should leave NATO',
    'THW dissolve the World Bank',
    'Public Transport Should Be Free',
  ])('%s', (motion) => {
    expect(subject(motion)).toBe('nobody');
  });
});

describe('how a motion speaks', () => {
  test.each([
    ['group fair', 'This house would let gay couples adopt'],
    ['group fair', 'This house would give prisoners the vote'],
    ['group fair', 'THW reserve seats in parliament for women'],
    ['group fair', 'THBT black athletes should boycott the league'],
    ['group fair', 'THR the portrayal of housewives in films'],
    ['group fair', 'THW ban conversion therapy for minors who are gay'],
    ['role fair', 'This house would give parents a vote'],
    ['group plain', 'This house would close schools to girls'],
    ['group turned', 'This house would give prisoners the vote once they kneel'],
    ['group turned', 'This house would not let gay couples adopt'],
    ['group turned', 'This house would reserve homes for whites'],
    ['group turned', 'THW let only rich women vote'],
    ['group turned', 'THW give the deaf flats and bill their parents'],
    ['group turned', 'This house would protect children from gay teachers'],
    ['group plain', 'This house would make the village free of Sikhs'],
    ['group plain', 'This house would introduce the death penalty for gay men'],
    ['group plain', 'THW impose a quota on Jewish students'],
    ['group plain', 'This house would ban social media for Muslims'],
    ['group turned', 'This house would teach children that Jews own the banks'],
    ['group plain', 'THBT women should accept their role'],
    ['group harsh', 'This house would pay Roma women to be sterilised'],
    ['group harsh', 'THBT Jews are vermin'],
    ['role turned', 'THW let teachers strike unless they teach'],
    ['role harsh', 'THW spit at teachers'],
    ['nobody turned', 'THW tax it before it moves'],
    ['nobody harsh', 'This house would give every boat a torpedo'],
    ['nobody plain', 'This house would sink the ship'],
    ['nobody plain', 'This house would tax greedy clubs'],
    ['nobody fair', 'This house would give every street a bench'],
    ['nobody fair', 'This house would open every library on Sundays'],
    ['nobody fair', 'THW open it again'],
    ['nobody turned', 'THW open the hall again'],
    ['nobody turned', 'THW rename every street but one'],
    ['nobody plain', 'THBT every street has a bench'],
    ['nobody plain', 'THW keep the last night train'],
    ['nobody fair', 'This house would let every school choose between marks and reports'],
    ['role turned', 'THBT workers should not choose where they work'],
    ['role plain', 'We should pay the Republicans'],
    ['group fair', 'We should give money to beggars'],
    ['group fair', 'Women should be allowed to vote'],
    ['group turned', 'This house would let nobody vote who lives in a council house'],
    ['nobody plain', 'THW tax fuel'],
  ])('%s: %s', (expected, motion) => {
    expect(sort(motion)).toBe(expected);
  });

  test('has an answer for any text', () => {
    for (const text of ['', ' ', '🎉', 'THW', '§§§', 'a'.repeat(5_000)]) expect(sort(text)).toMatch(/ /);
  });
});
