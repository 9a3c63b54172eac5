import { each, everyone, inAll, LIVE, seatedOnly, type ExpectedOf } from './expected.ts';

const LATER = seatedOnly('wrong-phase');
const noQueue = everyone('no-queue');

/** What debaters and the audience do on the floor. */
export const ON_THE_FLOOR: ExpectedOf<
  | 'speak'
  | 'answerRestatement'
  | 'skipRestatement'
  | 'edit'
  | 'yield'
  | 'takePrep'
  | 'endPrep'
  | 'offerPoi'
  | 'acceptPoi'
  | 'declinePoi'
  | 'raiseHand'
  | 'lowerHand'
> = {
  speak: {
    ...inAll(LIVE, seatedOnly('spoke', 'not-your-turn')),
    'live, a point accepted': seatedOnly('spoke', 'spoke'),
    'live, cooling off': seatedOnly('cooling-off'),
    'live, a restatement asked': seatedOnly('restatement-open', 'not-your-turn'),
    'live, a restatement refused': seatedOnly('spoke, restated', 'not-your-turn'),
    else: LATER,
  },
  answerRestatement: {
    ...inAll(LIVE, seatedOnly('no-restatement')),
    'live, a restatement asked': seatedOnly('not-restated', 'restatementAnswered'),
    else: LATER,
  },
  skipRestatement: {
    ...inAll(LIVE, seatedOnly('no-restatement')),
    'live, a restatement refused': seatedOnly('restatementSkipped', 'no-restatement'),
    else: LATER,
  },
  edit: {
    ...inAll([...LIVE, 'prepBank', 'paused'], everyone('empty-message')),
    ...inAll(['paused, somebody is missing', 'paused, a seat is free'], everyone('empty-message')),
    'live, words said': each('empty-message', 'edited', 'empty-message', 'empty-message'),
    'live, a restatement asked': everyone('restatement-stays'),
    'live, a restatement refused': everyone('restatement-stays'),
    else: everyone('wrong-phase'),
  },
  yield: {
    ...inAll(LIVE, seatedOnly('yielded, stepEnded, stepStarted', 'not-your-turn')),
    'live, hands up': seatedOnly('yielded, turnEnded, turnStarted', 'not-your-turn'),
    else: LATER,
  },
  takePrep: {
    ...inAll(LIVE, seatedOnly('no-prep-left', 'prep-too-late')),
    'live, words said': seatedOnly('prep-too-late'),
    'live, a restatement asked': seatedOnly('prep-too-late'),
    'live, a restatement refused': seatedOnly('prep-too-late'),
    'live, hands up': seatedOnly('prep-too-late'),
    else: LATER,
  },
  endPrep: { prepBank: seatedOnly('prepReturned', 'not-your-turn'), else: LATER },
  offerPoi: {
    ...inAll(LIVE, seatedOnly('poi-closed')),
    'live, a point offered': seatedOnly('poi-own-side', 'poi-pending'),
    'live, a point accepted': seatedOnly('poi-own-side', 'poi-pending'),
    else: LATER,
  },
  acceptPoi: {
    ...inAll(LIVE, seatedOnly('no-poi', 'not-your-turn')),
    'live, a point offered': seatedOnly('poiAccepted', 'not-your-turn'),
    'live, hands up': seatedOnly('not-your-turn'),
    else: LATER,
  },
  declinePoi: {
    ...inAll(LIVE, seatedOnly('no-poi', 'not-your-turn')),
    'live, a point offered': seatedOnly('poiDeclined', 'not-your-turn'),
    'live, hands up': seatedOnly('not-your-turn'),
    else: LATER,
  },
  raiseHand: {
    'live, hands up': each('handRaised', 'hand-already-up', 'hand-already-up', 'handRaised'),
    else: noQueue,
  },
  lowerHand: {
    'live, hands up': each('hand-not-up', 'hand-not-up', 'handLowered', 'hand-not-up'),
    else: noQueue,
  },
};
