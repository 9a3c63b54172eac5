import type { Span } from '@rostrum/domain';
import { describe, expect, it, test } from 'vitest';
import { statementToCheck } from './checkable.ts';

const STATED = [
  'Forty per cent of the buses in this county run empty after nine.',
  'Rents in the old town rose by 31 % between 2015 and 2022.',
  'One in six children here has no breakfast before school.',
  'A kilometre of tram line costs 28 million euros.',
  'The reservoir has lost two thirds of its water since the spring.',
  'Most shops on the high street closed within five years of the bypass.',
  'Bicycle thefts tripled after the station was rebuilt.',
  'Half of the nurses trained in this city leave it before they are thirty.',
  'The average commuter spends 74 hours a year in traffic.',
  'Twelve villages were cut off during the last flood.',
  'Only 3.2 per cent of the budget goes to libraries.',
  'The ferry carries £4 worth of subsidy for each ticket.',
  'A study of rural schools found no difference in grades.',
  'Surveys show that tenants prefer longer leases.',
  'The research on homework in primary school is clear about sleep.',
  'An audit of the hospital found that beds stood empty all winter.',
  'Economists have shown that rent caps shrink the supply.',
  'The census counts fewer farmers every decade.',
  'Trials with a shorter week kept the output where it was.',
  'The evidence from needle exchanges points the other way.',
  'Street lights reduce burglaries in the streets next to them.',
  'School uniforms cause more trouble than they prevent.',
  'Plastic bottles kill seabirds along the whole coast.',
  'Longer prison sentences lead to higher rates of reoffending.',
  'Free museums bring families into the city centre.',
  'Night shifts damage the hearts of those who work them.',
  'Zoos prevent the extinction of frogs and vultures.',
  'Wider roads create the traffic that fills them.',
  'The harbour tax drove the fishing boats to other ports.',
  'Later school hours help teenagers to sleep.',
  'Wages fell in every town that lost its mill.',
  'Meat from a farm is worse for the climate than beans from a field.',
];

const SARCASTIC = [
  'Sure, and pigs fly: 100 % of them',
  'Oh sure, ninety per cent of drivers simply adore a speed camera.',
  'Yeah, right, the tram will pay for itself in two weeks.',
  'Brilliant: another 40 million for a roundabout that nobody uses.',
  'Of course, because cutting the fire brigade in 2019 worked so well.',
  'Wow, a study paid for by sugar firms found that sugar is healthy.',
  'What a surprise, the landlords’ survey shows that landlords are saints.',
  'And because that went so well last time, fifty more towers will save the town.',
  'How convenient that every report of the ministry praises the ministry.',
  'Naturally, a thousand lorries a day make the village quieter.',
  'Cutting the wages of cleaners causes growth, who knew.',
  'Lovely, the third inquiry in five years will surely bring the trains back.',
  'Said no one ever: more adverts make a film better.',
  'Good luck with that, since half of the bridges fall down by themselves.',
  'Genius, close the library and literacy rises by 200 per cent.',
  'Two million cars, and what could possibly go wrong.',
  'Nothing says freedom like three cameras on every lamp post.',
  'Right, and a unicorn delivers the post in twelve minutes.',
  'In other news, water reduces thirst in 98 % of patients.',
  'Bravo! Sixty pages of report, and not one number.',
  'Congratulations, the new stadium costs only twice what was promised.',
  'As if a ban on matches in 1890 had prevented the fire brigade.',
  'The budget grows on money trees, and three of them stand in the park.',
  'Fantastic. Yet another poll, and it shows whatever the client ordered.',
  'Clearly, a hundred thousand tourists improve the peace of the lake.',
  'I am shocked that casinos make people poorer than they were.',
  'Colour me surprised, the airline’s own study favours the airline.',
  'Apparently forty years of coal did wonders that reduced asthma.',
  'Because that always works, prices drop after every merger.',
  'Santa pays for it, and his sleigh cuts emissions by ten per cent.',
  'The ministry’s crystal ball shows growth of four per cent. 🙄',
  'Sixteen lanes made the air cleaner, obviously /s',
];

const ASKED = [
  'Who pays for the 40 million?',
  'Why would ninety per cent of parents want that?',
  'Isn’t it odd that costs doubled in two years?',
  'Do you really believe that a tax reduces smoking?',
  'How many studies does it take before the council listens',
  'Since when does a tax on bread help the poor',
  'Who needs two airports within fifty miles of each other',
  'What is the use of a survey of twelve people',
  'Why should half of the town pay for the other half',
  'Don’t three quarters of us drive anyway',
  'How can a ban lead to less drinking',
  'Is that not what the report said in 2020',
  'And who will clean up after ten thousand visitors',
  'Does anybody think that a fine prevents littering',
  'Haven’t we seen that longer lessons harm attention',
  'So what has the study of 2011 to do with today',
  'Would a single driver take the bus if it cost 5 euros',
  'But why did rents fall in the three years before',
  'Which part of thirty per cent is hard to understand',
  'When did a camera last prevent a robbery',
  'Could it be that the survey asked forty friends of the mayor',
  'Where are the two hundred jobs that were promised',
  'Are there not five hospitals that closed because of that rule',
  'What else would bring down the price of milk',
  'Can anyone name ten towns in which this worked',
  'Should a city of two million live without a night bus',
  'How often must a bridge fall before the budget grows',
  'Whose money pays for the 300 new flats',
  'Well, who cares about four per cent',
  'Won’t the tunnel cost twice as much in the end',
  'Or do the statistics only count on Mondays?',
];

const CONCEDED = [
  'Granted, fares cover only 20 % of the costs.',
  'Admittedly, the study looked at forty schools.',
  'True, prices rose by a third in the first year.',
  'It is true that coal created two hundred jobs here.',
  'Fair enough, a tram costs more than a bus.',
  'No doubt smoking bans cost some pubs their trade.',
  'To be fair, crime fell by ten per cent under the old rule.',
  'Of course fewer cars lead to fewer parking fees.',
  'There is no denying that the dam destroyed twelve villages.',
  'Nobody disputes that exercise reduces stress.',
  'We accept that 15 per cent of the money was wasted.',
  'We all agree that lead pipes harm children.',
  'You are right that half of the shops closed.',
  'Ada is right that the survey was small, with ninety people.',
  'Certainly, the tax brings in less than it did.',
  'Yes, the pilot reduced output for two months.',
  'Conceded, the census missed three thousand people.',
  'As you rightly said, one in ten buses is late.',
  'Sure, trees cause damage to some pavements.',
  'Okay, the figures for 2020 were worse than ours.',
  'Point taken, the report counts two towns only.',
  'For the sake of argument, growth was three per cent.',
  'But granted, motorways prevent jams for five years.',
  'Agreed, glass costs more energy than plastic.',
  'And yes, the data stop in 2016.',
  'I concede that most voters stayed at home.',
  'I overstated it, the rise was twelve per cent.',
  'We have to admit that the tests cost four million.',
  'Undoubtedly some fish die because of the turbines.',
  'It’s undeniable that the strike cost the port two weeks.',
  'That much is true: rents fell in the suburbs by five per cent.',
  'The other side is right that the queue doubled.',
];

const JOKING = [
  'My cat has read the study, and she gives it two paws up.',
  'Even my dog reduces his carbon footprint by sleeping twenty hours.',
  'Ninety per cent of statistics are made up on the spot, lol.',
  'Sixty per cent of the time it works every time.',
  'A statistician walks into a bar with 2.4 children.',
  'The trains are so late that the dinosaurs had tickets for the 8:15.',
  'My grandmother makes better policy with three knitting needles.',
  'Coffee causes meetings, and meetings cause coffee, haha.',
  'The council plans in geological time: the bench took two ice ages 😂',
  'A survey of my houseplants shows growing support.',
  'My goldfish could cut the deficit in a week.',
  'Rumour has it that the mayor’s hair costs forty thousand a year.',
  'Martians would reduce the rent, at least they bring their own saucers.',
  'I told a zillion people, and the poll still fell.',
  'Aliens have landed in three boroughs and pay more tax than the bank.',
  'My toaster has saved more energy than the whole ministry.',
  'A thousand per cent of my heart says no to pineapple.',
  'Legend has it that the lift was repaired in 1987.',
  'Puns reduce tension in 9 out of 10 pundits.',
  'The last audit found two mice and a sandwich, rofl.',
  'Our horoscope predicts growth of five per cent under Venus.',
  'Funny how three umbrellas always prevent the rain.',
  'The punchline costs 12 million a year.',
  'That bus is a million years old and drives like it.',
  'My mother-in-law raises the temperature more than all the coal in China.',
  'Cheese makes dreams worse, which is why the moon is made of cheese.',
  'Half of all fractions are smaller than they look ;-)',
  'Cows produce more gas than the debating club, hehe.',
  'In my horoscope study, all twelve signs rose in the east.',
  'A tortoise overtook the 14 bus, and my tortoise has a limp.',
  'Fun fact: 7 out of 5 people struggle with fractions 🤣',
];

/** Every sentence of a text, as if a head took all of them for claims. */
function sentencesOf(text: string): Span[] {
  return [...text.matchAll(/[^.!?…\n]+(?:\.\d[^.!?…\n]*)*/gu)].flatMap(({ index, 0: words }) => {
    const start = index + words.length - words.trimStart().length;
    return words.trim() === '' ? [] : [{ start, end: index + words.trimEnd().length }];
  });
}

function askedAbout(text: string): string | undefined {
  const span = statementToCheck(text, sentencesOf(text));
  return span && text.slice(span.start, span.end);
}

const withoutMark = (text: string) => text.replace(/[.!?]$/u, '');

describe('support is asked for', () => {
  test.each(STATED)('%s', (text) => {
    expect(askedAbout(text)).toBe(withoutMark(text));
  });

  it('for the figure or the study, rather than for what causes what', () => {
    const cause = 'Wider roads create the traffic that fills them.';
    const figure = 'Rents in the old town rose by 31 % between 2015 and 2022.';
    expect(askedAbout(`${cause} ${figure}`)).toBe(withoutMark(figure));
    expect(askedAbout(`${figure} ${cause}`)).toBe(withoutMark(figure));
  });
});

describe.each([
  ['sarcasm', SARCASTIC],
  ['a question that waits for no answer', ASKED],
  ['a concession', CONCEDED],
  ['a joke', JOKING],
])('support is not asked for %s', (_, texts) => {
  test.each(texts)('%s', (text) => {
    expect(askedAbout(text)).toBeUndefined();
  });

  test.each(texts.slice(0, 30).map((text, at) => [text, STATED[at] ?? '']))(
    'but for the statement before it: %s',
    (text, stated) => {
      expect(askedAbout(`${stated} ${text}`)).toBe(withoutMark(stated));
    },
  );
});

describe('support is asked for nothing', () => {
  test.each([
    'It is a story about who knows, and about whom.',
    'Moderators are people who read rules.',
    'The council should build 400 flats on the old airfield.',
    'If forty per cent of them stayed, the school would close.',
    'My opponent says that 40 % of the buses run empty.',
    'Free buses cut traffic by half. Just kidding, nobody has counted.',
  ])('%s', (text) => {
    expect(askedAbout(text)).toBeUndefined();
  });
});
