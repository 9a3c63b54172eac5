import { hotScore, NO_COUNTS, TOPIC_CATEGORIES, topicPath, topicVotePath, type Topic } from '@rostrum/domain';
import { aTopic } from '@rostrum/domain/testing';
import type { Stored } from '../documents.ts';

/** The viewer of the lists. */
const ADA = 'user_ada';
const HOUR_MS = 3_600_000;

const ACTS = [
  'ban',
  'tax',
  'subsidise',
  'license',
  'make free',
  'publish the costs of',
  'hand to private firms',
  'bring into public hands',
  'limit',
  'double the money for',
  'end advertising for',
  'teach about',
  'let citizens vote on',
  'close on Sundays',
  'insure',
  'ration',
  'move out of the centre',
  'open to everybody',
  'measure the harm of',
  'protect',
  'replace',
  'test before selling',
  'keep children away from',
  'give young people a say in',
  'stop exporting',
] as const;
const MATTERS =
  'private cars,city buses,night trains,short flights,drone deliveries,zoos,museums,libraries,stadiums,swimming pools,music festivals,school exams,homework,school uniforms,private tutors,student loans,pharmacies,vaccines,sugary drinks,fast food,organ donation,gambling,lotteries,boxing,e-sports,social media,news sites,face recognition,chatbots,data centres,nuclear power,wind farms,coal mines,plastic bags,hunting,fishing,fireworks,short lets,empty homes,petrol stations'.split(
    ',',
  );
const PLACES = [
  'everywhere',
  'in large cities',
  'in small towns',
  'in the countryside',
  'near schools',
  'near hospitals',
  'on public land',
  'at night',
  'during elections',
  'in tourist resorts',
] as const;

export const MOTIONS = ACTS.length * MATTERS.length * PLACES.length;

/** Ten thousand motions of many kinds, each with its own case, votes and debates; Ada voted on every third. */
export function manyTopics(nowMs: number): Stored[] {
  return Array.from({ length: MOTIONS }, (_, index) => index).flatMap((index) => {
    const { id, ...topic } = topicOf(index, nowMs);
    const vote = { vote: 'up', value: 1, atMs: topic.createdAtMs };
    return [
      { path: topicPath(id), data: topic },
      ...(index % 3 === 0 ? [{ path: topicVotePath(id, ADA), data: vote }] : []),
    ];
  });
}

function topicOf(index: number, nowMs: number): Topic {
  const act = at(ACTS, index);
  const matter = at(MATTERS, Math.floor(index / ACTS.length));
  const place = at(PLACES, Math.floor(index / (ACTS.length * MATTERS.length)));
  const motion = `This house would ${act} ${matter} ${place}`;
  const createdAtMs = nowMs - (index + 1) * HOUR_MS;
  const [up, down, debates] = [(index * 7) % 97, (index * 3) % 31, index % 23];
  const counts = { ...NO_COUNTS, up, down, debates, wins: { for: index % 9, against: index % 7, even: 1 } };
  return aTopic({
    id: `many-${index}`,
    motion,
    category: at(TOPIC_CATEGORIES, index),
    background: `Some places ${act} ${matter} already, and others have tried and gone back. Who pays for it ${place}, and who gains from it, is the heart of the matter.`,
    arguments: {
      for: [
        `What ${matter} cost everybody should not be decided by a few.`,
        'Others would follow.',
        'Waiting makes it dearer.',
      ],
      against: [
        `Those who depend on ${matter} have no other choice ${place}.`,
        'Rules are easy to get round.',
        'The money is needed elsewhere.',
      ],
    },
    terms: [{ term: 'Opportunity cost', meaning: 'what one gives up by choosing' }],
    authorId: `many-${index % 500}`,
    authorName: 'One of many',
    counts,
    points: up - down,
    hot: hotScore(counts, createdAtMs),
    createdAtMs,
  });
}

function at<Entry>(list: readonly [Entry, ...Entry[]] | readonly Entry[], index: number): Entry {
  const entry = list[index % list.length];
  if (entry === undefined) throw new Error('The list is empty');
  return entry;
}
