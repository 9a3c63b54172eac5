/** The parts of the guide by their address on its page, in their order. */
export const GUIDE_CONTENTS = [
  { id: 'getting-started', title: 'Getting started' },
  { id: 'formats', title: 'Formats' },
  { id: 'moderator', title: 'How the moderator decides' },
  { id: 'house-rules', title: 'House rules' },
  { id: 'reports', title: 'Reports and decisions' },
  { id: 'support', title: 'Somebody to talk to' },
  { id: 'privacy', title: 'Privacy' },
  { id: 'run-it-yourself', title: 'Run it yourself' },
] as const;
export type GuidePart = (typeof GUIDE_CONTENTS)[number]['id'];
