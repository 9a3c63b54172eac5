import * as m from '@rostrum/words/guide';

/** The parts of the guide by their address on its page, in their order. */
export const guideContents = () =>
  [
    { id: 'getting-started', title: m.gettingStarted() },
    { id: 'formats', title: m.formats() },
    { id: 'moderator', title: m.moderator() },
    { id: 'house-rules', title: m.houseRules() },
    { id: 'reports', title: m.reports() },
    { id: 'support', title: m.support() },
    { id: 'privacy', title: m.privacy() },
    { id: 'run-it-yourself', title: m.runIt() },
  ] as const;
export type GuidePart = ReturnType<typeof guideContents>[number]['id'];
