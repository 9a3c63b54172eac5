/* eslint-disable words/visible -- A debate in English, as people would hold it; the page says that it is English. */

/** The debate on the front page, which visitors can answer. The people are made up. */
export const EXAMPLE = {
  motion: 'This house would make voting compulsory',
  for: {
    name: 'Amara Okafor',
    says: 'Nobody in Australia calls it tyranny. They call it Saturday, and there are sausages outside the polling station.',
  },
  against: {
    name: 'Jonas Weber',
    says: 'You have compelled a signature and called it consent. A full ballot box is not a mandate.',
  },
  /** The message that the visitor answers. */
  toAnswer: 'The forced voter picks the first name on the list and goes home.',
  /** A motion that takes a side, as visitors may write one. */
  unfairMotion: 'This house would tax greedy banks',
} as const;
