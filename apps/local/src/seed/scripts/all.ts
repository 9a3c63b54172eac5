import { freeTransport } from './free-transport.ts';
import { primaryHomework } from './primary-homework.ts';
import { remoteWork } from './remote-work.ts';
import {
  adsForChildren,
  chooseYourFeed,
  courseworkInsteadOfExams,
  localVote,
  museumReturns,
  votingAge,
} from './under-way.ts';

/** `hour` is that of the day, on this machine's clock. */
export const finishedDebates = [
  { script: freeTransport, daysAgo: 2, hour: 18 },
  { script: primaryHomework, daysAgo: 5, hour: 20 },
  { script: remoteWork, daysAgo: 9, hour: 12 },
];

/** How long ago the script's last line was said. */
export const roomsUnderWay = [
  { script: votingAge, secondsAgo: 6 },
  { script: chooseYourFeed, secondsAgo: 140 },
  { script: courseworkInsteadOfExams, secondsAgo: 260 },
  { script: adsForChildren, secondsAgo: 12 },
];

export const openRooms = [
  { script: localVote, minutesAgo: 3 },
  { script: museumReturns, minutesAgo: 11 },
];

export const demoScripts = [...finishedDebates, ...roomsUnderWay, ...openRooms].map(({ script }) => script);
