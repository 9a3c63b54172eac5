import type {
  BreakerState,
  FaultKind,
  ModelCall,
  ModelFailure,
  ModelOverview,
  OptionalWork,
} from '@rostrum/domain';
import * as m from '@rostrum/words/operations';

type Explained<Named extends string> = Readonly<Record<Named, { name: () => string; means: () => string }>>;

export const providerNames: Readonly<Record<ModelOverview['provider'], () => string>> = {
  google: m.google,
  openai: m.openai,
  anthropic: m.anthropic,
  'openai-compatible': m.openaiCompatible,
};

export const workWords: Readonly<Record<OptionalWork, () => string>> = {
  background: m.workBackground,
  models: m.workModels,
  captions: m.workCaptions,
};

export const callWords: Readonly<Record<ModelCall, () => string>> = {
  classify: m.classified,
  write: m.wrote,
  topics: m.proposed,
  summary: m.summarised,
  judge: m.judged,
  oppose: m.opposed,
};

/** The error, and its meaning or remedy. */
export const failureWords: Explained<ModelFailure> = {
  timedOut: { name: m.timedOut, means: m.timedOutMeans },
  rateLimited: { name: m.rateLimited, means: m.rateLimitedMeans },
  providerFault: { name: m.providerFault, means: m.triedAgain },
  keyRefused: { name: m.keyRefused, means: m.keyRefusedMeans },
  refusedByProvider: { name: m.refusedByProvider, means: m.refusedByProviderMeans },
  connectionLost: { name: m.connectionLost, means: m.triedAgain },
  refusedByModel: { name: m.refusedByModel, means: m.refusedByModelMeans },
  malformed: { name: m.malformed, means: m.malformedMeans },
  badAnswer: { name: m.badAnswer, means: m.badAnswerMeans },
  budgetSpent: { name: m.notAskedBudget, means: m.notAskedBudgetMeans },
  breakerOpen: { name: m.notAskedBreaker, means: m.notAskedBreakerMeans },
};

export const breakerWords: Explained<BreakerState> = {
  closed: { name: m.breakerClosed, means: m.breakerClosedMeans },
  waiting: { name: m.breakerWaiting, means: m.breakerWaitingMeans },
  open: { name: m.breakerOpen, means: m.breakerOpenMeans },
  probing: { name: m.breakerProbing, means: m.breakerProbingMeans },
};

export const faultKindWords: Readonly<Record<FaultKind, () => string>> = {
  boot: m.faultBoot,
  error: m.faultError,
  rejection: m.faultRejection,
  page: m.faultPart,
  text: m.faultText,
  policy: m.faultPolicy,
};
