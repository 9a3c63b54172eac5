import {
  areBallotsOpen,
  currentStep,
  floorHolders,
  freeSeats,
  isFinished,
  isJudge,
  mayAnswer,
  mustRestate,
  openQuestion,
  seatTakenBy,
  sideOfStep,
  sittersOn,
  type DebateState,
  type Live,
} from '@rostrum/domain';
import type { Page } from '../client/page.ts';
import { ROOM_ID } from '../cloud/opening.ts';
import type { World } from '../world/world.ts';
import { ballotWishes, judgingFancies } from './judging-wishes.ts';
import { when, type Wish } from './wish.ts';

const roomId = ROOM_ID;
/** Words that the moderator holds. */
const ATTACK = 'You are an idiot.';

/**
 * Performs one action that a person in this position could take, as far as they can see. After the storm only
 * necessary ones.
 */
export function act(world: World, page: Page): void {
  const { debate } = page;
  if (!debate || isOver(debate)) return;
  const wishes = [...needed(world, page, debate), ...(world.isStormy ? fancied(world, page, debate) : [])];
  const total = wishes.reduce((sum, [weight]) => sum + weight, 0);
  let left = world.chance.share(0, Math.max(1, total));
  for (const [weight, doIt] of wishes) {
    left -= weight;
    if (left < 0) return doIt();
  }
}

/** Whether nobody has anything left to do: the debate has ended, and no judge is waited for. */
export function isOver(debate: DebateState): boolean {
  return isFinished(debate) && !areBallotsOpen(debate);
}

/** Without this no debate would ever end. */
function needed(world: World, page: Page, debate: DebateState): Wish[] {
  const { chance, suspended } = world;
  const { uid } = page.person;
  const seat = seatTakenBy(debate, uid);
  const isReady = 'ready' in debate && debate.ready.includes(uid);
  const [first, ...others] = freeSeats(debate);
  const isReplaced = debate.phase === 'paused' && debate.reason === 'left';
  const isWanted = !seat && first !== undefined && (debate.phase === 'lobby' || isReplaced);
  const sitters = 'ready' in debate ? sittersOn(debate, debate.format.seats) : [];
  const silent = sitters.find((one) => suspended.has(one));
  return [
    ...ballotWishes(world, page, debate),
    // A judge who is wanted in a seat gives the panel up first, and the host replaces somebody who cannot get ready.
    ...when(isWanted && isJudge(debate, uid), 0.4, () => page.wish({ type: 'declineJudging', roomId })),
    ...when(silent !== undefined && uid === debate.hostId, 0.4, () =>
      page.wish({ type: 'remove', roomId, uid: silent ?? '' }),
    ),
    ...when(isWanted, 0.8, () =>
      page.wish({ type: 'takeSeat', roomId, seatId: chance.pick(first ? [first, ...others] : others).id }),
    ),
    ...when(seat !== undefined && 'ready' in debate && !isReady, 0.9, () =>
      page.wish({ type: 'ready', roomId }),
    ),
    ...when(mayAgree(debate, page), 0.3, () => page.wish({ type: 'agree', roomId })),
    ...when(mayAgree(debate, page), 0.1, () => page.wish({ type: 'decline', roomId })),
    ...when(debate.phase === 'paused' && uid === debate.hostId, 0.4, () =>
      page.wish({ type: 'resume', roomId }),
    ),
  ];
}

/** Whether this person can answer the open question, as far as they see it. */
function mayAgree(debate: DebateState, { person, clock }: Page): boolean {
  const question = openQuestion(debate, clock.serverNow());
  return question !== undefined && mayAnswer(debate, question, person.uid);
}

function fancied(world: World, page: Page, debate: DebateState): Wish[] {
  const isSeated = seatTakenBy(debate, page.person.uid) !== undefined;
  const hasFailed = page.outbox.posts().some(({ state }) => state === 'failed');
  return [
    // Anybody may try, and is refused where the question is not theirs.
    ...when(debate.asked !== null, 0.05, () => page.wish({ type: 'agree', roomId })),
    ...when(hasFailed, 0.4, () => page.outbox.flush()),
    ...when(!page.reader.isComplete, 0.05, () => page.reader.fetchEarlier()),
    ...judgingFancies(world, page, debate),
    ...when(isSeated, 0.004, () => page.wish({ type: 'leave', roomId })),
    ...(debate.phase === 'live' ? inALiveStep(world, page, debate) : []),
  ];
}

function inALiveStep(world: World, page: Page, debate: Live): Wish[] {
  const { uid } = page.person;
  const { floor } = debate;
  const step = currentStep(debate);
  const hasFloor = floorHolders(debate).includes(uid) && !floor.yielded.includes(uid);
  const hasPoint = floor.poi?.accepted === true && floor.poi.uid === uid;
  const isOffered = floor.poi?.accepted === false && floor.poi.uid !== uid;
  const isPoiFree = !floor.poi || floor.poi.endsAtMs < page.clock.serverNow();
  const isUp = floor.queue.includes(uid) || floor.turn?.uid === uid;
  const restated = floor.restatement;
  const isAsked = restated?.of === uid && restated.answer === null;
  const mayRepeat = restated?.by === uid && mustRestate(debate, uid) !== undefined;
  const side = seatTakenBy(debate, uid)?.side;
  const mayOffer = isPoiFree && step?.poi != null && side !== undefined && side !== sideOfStep(debate, step);
  const hasQueue = step?.turnSeconds != null;
  // A person who sees their words pile up waits until they are sent.
  const isPatient = page.outbox.posts().length < 3;
  return [
    ...when(isAsked, 0.5, () => page.wish({ type: 'answerRestatement', roomId, answer: 'fair' })),
    ...when(isAsked, 0.4, () => page.wish({ type: 'answerRestatement', roomId, answer: 'unfair' })),
    ...when(mayRepeat, 0.2, () => page.wish({ type: 'skipRestatement', roomId })),
    ...when((hasFloor || hasPoint) && isPatient, 0.75, () => speak(world, page)),
    ...when(hasFloor, 0.07, () => page.wish({ type: 'yield', roomId })),
    ...when(!hasFloor && !hasPoint && isPatient, 0.04, () => speak(world, page)),
    ...when(mayOffer, 0.3, () => page.wish({ type: 'offerPoi', roomId })),
    ...when(hasFloor && isOffered, 0.6, () => page.wish({ type: 'acceptPoi', roomId })),
    ...when(hasFloor && isOffered, 0.1, () => page.wish({ type: 'declinePoi', roomId })),
    ...when(hasQueue && !isUp, 0.5, () => page.wish({ type: 'raiseHand', roomId })),
    ...when(hasQueue && isUp, 0.03, () => page.wish({ type: 'lowerHand', roomId })),
    ...(uid === debate.hostId ? asHost(world, page, debate) : []),
  ];
}

function asHost({ chance }: World, page: Page, { floor }: Live): Wish[] {
  return [
    ...when(true, 0.02, () => page.wish({ type: 'pause', roomId })),
    ...when(true, 0.02, () => page.wish({ type: 'extend', roomId })),
    ...when(true, 0.02, () => page.wish({ type: 'nextStep', roomId })),
    ...when(true, 0.005, () => page.wish({ type: 'pauseModerator', roomId })),
    ...when(true, 0.004, () => page.wish({ type: 'end', roomId })),
    ...when(floor.queue.length > 0, 0.05, () =>
      page.wish({ type: 'giveFloor', roomId, uid: chance.pick(floor.queue) }),
    ),
  ];
}

/** One to three texts in a row; now and then a held one, or one that replaces a held one. */
function speak({ chance }: World, page: Page): void {
  const held = page.reader
    .floor()
    .find(({ state, authorId }) => state === 'held' && authorId === page.person.uid);
  const number = page.person.said.size + 1;
  if (held && chance.happens(0.5)) return page.say(`${page.person.uid} instead ${number}`, held.id);
  if (chance.happens(0.05)) return page.say(`${ATTACK} ${page.person.uid} ${number}`);
  const texts = chance.between(1, 3);
  for (let more = 0; more < texts; more += 1) page.say(`${page.person.uid} says ${number + more}`);
}
