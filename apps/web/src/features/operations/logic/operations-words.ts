import type { BreakerState, ModelCall, ModelFailure, ModelOverview } from '@rostrum/domain';

export const PROVIDERS: Record<ModelOverview['provider'], string> = {
  google: 'Google Gemini',
  'openai-compatible': 'OpenAI-compatible endpoint',
};

export const CALLS: Record<ModelCall, string> = {
  classify: 'Looked at a message',
  write: 'Worded an act',
  topics: 'Proposed motions',
  summary: 'Chose lines for a summary',
  judge: 'Compared two cases',
  oppose: 'Spoke as the opponent in practice',
};

/** The error, and its meaning or remedy. */
export const FAILURES: Record<ModelFailure, { name: string; means: string }> = {
  timedOut: { name: 'No answer in time', means: 'The embedded moderator and its templates stood.' },
  rateLimited: { name: 'Too many requests (429)', means: 'Raise the limit at the provider if it stays.' },
  providerFault: { name: 'Fault of the provider (5xx)', means: 'Tried again, then left.' },
  refusedByProvider: {
    name: 'Refused by the provider (4xx)',
    means: 'Check the key, the name of the model and the address.',
  },
  connectionLost: { name: 'Connection lost', means: 'Tried again, then left.' },
  badAnswer: {
    name: 'Answer not used',
    means: 'Malformed, of places that are not there, or more than plain words.',
  },
  budgetSpent: { name: 'Not asked: budget spent', means: 'A room, a person or the day had used theirs up.' },
  breakerOpen: { name: 'Not asked: breaker open', means: 'Five calls in a row had failed.' },
};

export const BREAKER: Record<BreakerState, { name: string; means: string }> = {
  closed: { name: 'Closed', means: 'Calls are made.' },
  open: { name: 'Open', means: 'No calls for now: five in a row failed. It probes again by itself.' },
  probing: { name: 'Probing', means: 'One call is made to see whether the others may follow.' },
};
