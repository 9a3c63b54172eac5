import type { Suggestion } from '@rostrum/domain';

/** A note to the makers that nobody has answered. */
export const A_NOTE: Suggestion = {
  id: 's1',
  by: 'ada',
  kind: 'idea',
  text: 'Show prep time to the audience',
  page: '/app',
  screenshot: null,
  state: 'received',
  answer: '',
  atMs: 0,
  changedAtMs: 0,
};
