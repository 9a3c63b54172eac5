import {
  BEFORE,
  BEGUN,
  each,
  everyone,
  hostOnly,
  inAll,
  LIVE,
  PAUSED,
  seatedOnly,
  unseatedOnly,
  type ExpectedOf,
} from './expected.ts';

const LATER = seatedOnly('wrong-phase');
/** In formats of teams: the seat that everybody asks for is the opponent’s own. */
const inTeams = each('seat-taken', 'other-team', 'already-seated', 'seat-taken');
const freeSeat = (answer: string) => unseatedOnly(answer, 'already-seated');

/** Taking a seat, leaving it, and everything before the first step. */
export const SEATS: ExpectedOf<
  'takeSeat' | 'leave' | 'goOut' | 'takeChair' | 'ready' | 'chooseSide' | 'chooseOrder' | 'cancel' | 'watch'
> = {
  takeSeat: {
    lobby: freeSeat('seatTaken, readyCheckStarted'),
    'lobby, the chair is empty': freeSeat('chairTaken, seatTaken, readyCheckStarted'),
    'paused, a seat is free': freeSeat('seatTaken, resumed'),
    ...inAll(['cancelled', 'abandoned'], freeSeat('wrong-phase')),
    'debrief, ballots open': each('seat-taken', 'already-seated', 'already-seated', 'judges-hold-no-seat'),
    ...inAll(['coinFlip', 'live, a point offered', 'live, a point accepted'], inTeams),
    else: freeSeat('seat-taken'),
  },
  leave: {
    ...inAll([...BEFORE, 'paused', 'paused, somebody is missing'], seatedOnly('seatLeft')),
    ...inAll(LIVE, seatedOnly('seatLeft, paused')),
    prepBank: seatedOnly('prepReturned, seatLeft, paused'),
    'paused, a seat is free': seatedOnly('seatLeft, abandoned'),
    else: LATER,
  },
  goOut: { ...inAll(BEFORE, hostOnly('chairTaken')), else: hostOnly('wrong-phase') },
  takeChair: {
    ...inAll(BEFORE, everyone('already-so')),
    'lobby, the chair is empty': everyone('chairTaken'),
    else: everyone('wrong-phase'),
  },
  ready: { ...inAll(['readyCheck', 'prep'], seatedOnly('readied')), else: LATER },
  chooseSide: { coinFlip: seatedOnly('sideChosen', 'not-your-choice'), else: LATER },
  chooseOrder: { coinFlip: seatedOnly('orderChosen', 'not-your-choice'), else: LATER },
  cancel: { ...inAll(BEFORE, hostOnly('cancelled')), else: hostOnly('wrong-phase') },
  watch: {
    ...inAll([...BEFORE, ...BEGUN], freeSeat('watched')),
    'paused, a seat is free': each('watched', 'already-seated', 'already-seated', 'watched'),
    abandoned: each('wrong-phase', 'already-seated', 'already-seated', 'wrong-phase'),
    ...inAll(['verdictVote', 'paused, somebody is missing'], freeSeat('already-so')),
    else: freeSeat('wrong-phase'),
  },
};

/** How a debate ends, and the questions that people answer. */
export const ENDING: ExpectedOf<'proposeEnd' | 'agree' | 'decline' | 'handOver' | 'end' | 'sweep'> = {
  proposeEnd: {
    ...inAll([...LIVE, ...PAUSED], seatedOnly('asked')),
    ...inAll(['live, an end proposed', 'live, the chair offered'], seatedOnly('already-asked')),
    else: LATER,
  },
  agree: {
    'live, an end proposed': each(
      'not-yours-to-answer',
      'not-yours-to-answer',
      'agreed, ended',
      'not-yours-to-answer',
    ),
    'live, the chair offered': each(
      'not-yours-to-answer',
      'not-yours-to-answer',
      'not-yours-to-answer',
      'agreed, chairTaken',
    ),
    else: everyone('nothing-asked'),
  },
  decline: {
    'live, an end proposed': each('not-yours-to-answer', 'declined', 'declined', 'not-yours-to-answer'),
    'live, the chair offered': each('declined', 'not-yours-to-answer', 'not-yours-to-answer', 'declined'),
    else: everyone('nothing-asked'),
  },
  handOver: {
    ...inAll([...BEFORE, ...BEGUN, 'verdictVote'], hostOnly('asked')),
    ...inAll(['live, an end proposed', 'live, the chair offered'], hostOnly('already-asked')),
    else: hostOnly('wrong-phase'),
  },
  end: {
    ...inAll(BEGUN, hostOnly('ended')),
    'paused, somebody is missing': each('verdictVoteStarted', 'abandoned', 'cannot-be-self', 'not-the-host'),
    'paused, a seat is free': each('ended', 'abandoned', 'not-the-host', 'not-the-host'),
    else: hostOnly('wrong-phase'),
  },
  sweep: {
    ...inAll(BEFORE, everyone('cancelled')),
    ...inAll(BEGUN, everyone('abandoned')),
    verdictVote: everyone('ended'),
    else: everyone('wrong-phase'),
  },
};
