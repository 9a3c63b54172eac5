/** Every address of the product. Nobody writes one by hand. */
export const PATHS = {
  home: '/',
  faq: '/faq',
  help: '/help',
  /** The moderator in the open: rules, figures, limits, and a box to try it in. */
  moderation: '/help/moderation',
  /** Who runs this deployment, what is stored, and what people agree to. */
  privacy: '/privacy',
  terms: '/terms',
  imprint: '/imprint',
  /** Records of finished public debates, each below it by its id. */
  debates: '/debates',
  signIn: '/sign-in',
  signUp: '/sign-up',
  /** The target of a sign-in; continues to the wanted page, else to the dashboard. */
  app: '/app',
  dashboard: '/app/dashboard',
  room: '/app/room',
  /** The lobby with its form for a new debate, or its field for a code, in focus. */
  startDebate: '/app/room?start',
  /** The form for a debate against the AI opponent. */
  practice: '/app/room?start&practice',
  joinDebate: '/app/room?join',
  /** The lobby with its form for a person who looks for an opponent. */
  findOpponent: '/app/room?find',
  /** Takes what another app shares, and continues to the form for a new debate. */
  share: '/app/share',
  people: '/app/people',
  /** One topic, below it by its id. */
  topics: '/app/topics',
  generateTopic: '/app/topics/generate',
  communityTopics: '/app/topics/community',
  learning: '/app/learning',
  /** The due exercises of all lessons. */
  review: '/app/learning/review',
  feedback: '/app/feedback',
  /** One's profile, theme, notices, privacy and data. */
  settings: '/app/settings',
  /** The page after an account has just been deleted. */
  goodbye: '/goodbye',
  /** How the service runs; to everybody but an operator it leads nowhere. */
  operations: '/app/operations',
  /** Reports and appeals that wait for the house; to everybody but its members it leads nowhere. */
  house: '/app/moderation',
  /** A decision about a person, by its id. */
  decisions: '/app/decisions',
  /** One's own reports, below it by their numbers. */
  myReports: '/app/reports',
  /** The outcome of a visitor's report; its number is below it, and its key behind the hash. */
  reports: '/reports',
  onboarding: '/onboarding',
} as const;

/** The form for a new debate with a motion, its topic, and the challenged person. */
export function startDebateUrl(wish: { motion?: string; topic?: string; opponent?: string }): string {
  return `${PATHS.room}?${new URLSearchParams({ start: '', ...wish })}`;
}

/** The form for a new debate that people find only by its link. */
export const startByLinkUrl = (motion: string) =>
  `${PATHS.room}?${new URLSearchParams({ start: '', motion, link: '' })}`;

/** One topic, by its id. */
export const topicUrl = (topicId: string) => `${PATHS.topics}/${encodeURIComponent(topicId)}`;

/** The link of an invitation: it carries the code, which opens even a private debate. */
export const inviteUrl = (code: string) => `${PATHS.room}?${new URLSearchParams({ join: code })}`;

/** The numbers of people who listen, by country. */
export const supportUrl = `${PATHS.help}#support`;

/** A part of the settings. */
export type SettingsPart = 'privacy' | 'data' | 'delete' | 'reach';
export const settingsUrl = (part: SettingsPart) => `${PATHS.settings}#${part}`;

/** The directory with a person's profile open. */
export const personUrl = (uid: string) => `${PATHS.people}?person=${encodeURIComponent(uid)}`;

/** One debate, by its id. */
export const debateUrl = (roomId: string) => `${PATHS.room}/${encodeURIComponent(roomId)}`;

/** One lesson, by its name. */
export const lessonUrl = (lessonId: string) => `${PATHS.learning}/${encodeURIComponent(lessonId)}`;

/** The report of a finished debate for readers of its room, with its replay. */
export const reportUrl = (roomId: string) => `${debateUrl(roomId)}/report`;

/** One sheet per debater, to print. */
export const sheetsUrl = (roomId: string) => `${reportUrl(roomId)}/sheets`;

/** Which part of a record is shown first: its report, unless this says `replay`. */
export const SHOW = 'show';
export const replayUrl = (url: string) => `${url}?${SHOW}=replay`;

/** The public record of a finished debate. */
export const recordUrl = (roomId: string) => `${PATHS.debates}/${encodeURIComponent(roomId)}`;

/** A decision of the house with its statement of reasons, for the person concerned. */
export const decisionUrl = (decisionId: string) => `${PATHS.decisions}/${encodeURIComponent(decisionId)}`;

/** The outcome of a signed-in person's report. */
export const myReportUrl = (number: string) => `${PATHS.myReports}/${encodeURIComponent(number)}`;

/** The same for a visitor. The key is behind the hash, which browsers do not send. */
export const reportStatusUrl = (number: string, secret: string) =>
  `${PATHS.reports}/${encodeURIComponent(number)}#${secret}`;

/** The parts of the landing page, by the name in its address. */
export const ANCHORS = ['about', 'features', 'pricing', 'contact', 'how-it-works', 'benefits'] as const;

const IDENTITY_ROOTS = [PATHS.signIn, PATHS.signUp, PATHS.app, PATHS.onboarding];

/** Whether `pathname` is `root` or below it. */
export const isUnder = (pathname: string, root: string) =>
  pathname === root || pathname.startsWith(`${root}/`);

/** Whether a page needs to know the person before it can show anything. */
export const isIdentityPath = (pathname: string) => IDENTITY_ROOTS.some((root) => isUnder(pathname, root));
