import {
  BEFORE,
  BEGUN,
  each,
  everyone,
  hostOnly,
  hostOrSeated,
  inAll,
  LIVE,
  PAUSED,
  seatedOnly,
  type ExpectedOf,
} from './expected.ts';

const LATER = hostOnly('wrong-phase');
const UNFINISHED = [...BEFORE, ...BEGUN, 'verdictVote'] as const;

/** Commands that move the clock. */
export const CLOCK: ExpectedOf<'advance' | 'nextStep' | 'extend' | 'pause' | 'resume' | 'giveFloor'> = {
  advance: {
    ...inAll(['coinFlip', 'prep'], everyone('stepStarted')),
    ...inAll(LIVE, everyone('stepEnded, stepStarted')),
    'live, hands up': everyone('turnEnded, turnStarted'),
    prepBank: everyone('prepReturned'),
    verdictVote: everyone('ended'),
    debrief: everyone('archived'),
    'debrief, ballots open': everyone('ballotsClosed'),
    else: everyone('stale-step'),
  },
  nextStep: {
    ...inAll(['coinFlip', 'prep'], hostOnly('stepStarted')),
    ...inAll(LIVE, hostOnly('stepEnded, stepStarted')),
    verdictVote: hostOnly('ended'),
    else: LATER,
  },
  extend: { ...inAll(LIVE, hostOnly('extended')), else: LATER },
  pause: { ...inAll(LIVE, hostOnly('paused')), else: LATER },
  resume: { ...inAll(PAUSED, hostOnly('resumed')), else: LATER },
  giveFloor: { 'live, hands up': hostOnly('turnEnded, turnStarted'), else: hostOnly('no-queue') },
};

/** The moderator's effects on the clock. Only the server sends these. */
export const MODERATOR: ExpectedOf<'coolOff' | 'halt'> = {
  coolOff: {
    ...inAll(LIVE, everyone('cooledOff')),
    'live, hands up': everyone('cooledOff, turnStarted'),
    'live, cooling off': everyone('already-so'),
    else: everyone('wrong-phase'),
  },
  halt: { ...inAll(LIVE, everyone('paused')), else: everyone('wrong-phase') },
};

/** The host's actions on people and on the moderator. */
export const HOST: ExpectedOf<'mute' | 'remove' | 'pauseModerator' | 'resumeModerator'> = {
  mute: { ...inAll(UNFINISHED, hostOnly('muted')), else: LATER },
  remove: {
    ...inAll(['lobby', 'lobby, the chair is empty', 'paused, a seat is free'], hostOnly('removed')),
    ...inAll(['readyCheck', 'coinFlip', 'prep'], hostOnly('removed, seatLeft')),
    ...inAll(['paused', 'paused, somebody is missing'], hostOnly('removed, seatLeft')),
    ...inAll(LIVE, hostOnly('removed, seatLeft, paused')),
    prepBank: hostOnly('removed, prepReturned, seatLeft, paused'),
    else: LATER,
  },
  pauseModerator: { ...inAll(UNFINISHED, hostOnly('moderatorPaused')), else: LATER },
  resumeModerator: { ...inAll(UNFINISHED, hostOnly('already-so')), else: LATER },
};

/** A debater's connection is lost. */
export const CONNECTION: ExpectedOf<'reportMissing' | 'comeBack' | 'keepWaiting' | 'substitute'> = {
  reportMissing: {
    ...inAll(LIVE, each('paused', 'paused', 'cannot-be-self', 'not-seated')),
    abandoned: each('wrong-phase', 'not-seated', 'cannot-be-self', 'not-seated'),
    else: each('wrong-phase', 'wrong-phase', 'cannot-be-self', 'not-seated'),
  },
  comeBack: {
    ...inAll(PAUSED, seatedOnly('nobody-missing')),
    'paused, somebody is missing': seatedOnly('nobody-missing', 'resumed'),
    else: seatedOnly('wrong-phase'),
  },
  keepWaiting: {
    ...inAll(PAUSED, hostOrSeated('nobody-missing')),
    'paused, somebody is missing': hostOrSeated('waitExtended', 'cannot-be-self'),
    else: hostOrSeated('wrong-phase'),
  },
  substitute: {
    ...inAll(PAUSED, hostOrSeated('nobody-missing')),
    'paused, somebody is missing': hostOrSeated('seatLeft', 'cannot-be-self'),
    else: hostOrSeated('wrong-phase'),
  },
};
