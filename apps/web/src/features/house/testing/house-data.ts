import type { HousePart, Live } from '@rostrum/data';
import type {
  Case,
  FiledAppeal,
  FiledReport,
  HouseAppeal,
  HouseDecision,
  HouseLogEntry,
} from '@rostrum/domain';

export const NOW_MS = 1_763_640_000_000;
const DAY_MS = 86_400_000;
/** The page's data; a test changes it before rendering. */
export const data = {
  isMember: true as boolean | undefined,
  hasSecondFactor: true as boolean | undefined,
  asked: [] as unknown[],
  cases: undefined as unknown,
  houseAppeals: undefined as unknown,
  roomAppeals: undefined as unknown,
  decided: undefined as unknown,
  log: undefined as unknown,
  filed: undefined as unknown,
  history: undefined as unknown,
  sent: [] as { type: string }[],
  moreRounds: 0,
};

/** The replacement of `@rostrum/data`. */
export const houseData = {
  useDuty: () => data.isMember,
  useSecondFactor: () => data.hasSecondFactor,
  useHouseQueue: (part: HousePart | null) => {
    data.asked.push(part);
    return data;
  },
  useFiledReports: () => data.filed,
  useHistory: () => data.history,
  useServerNow: () => NOW_MS,
  newCommandId: () => 'command-1',
  commands: {
    house: async (command: { type: string }) => {
      if (command.type === 'openQueue') {
        data.moreRounds -= 1;
        return { status: 'done', value: { isMore: data.moreRounds > 0 } };
      }
      data.sent.push(command);
      return { status: 'done', value: {} };
    },
    rooms: async (command: { type: string }) => {
      data.sent.push(command);
      return { status: 'done', value: {} };
    },
  },
};

export const ready = <Value>(value: Value): Live<Value> => ({ status: 'ready', value, stale: false });
export const CASE: Case = {
  id: 'message-room-1-m1',
  subject: { kind: 'message', roomId: 'room-1', messageId: 'm1' },
  about: 'ben',
  aboutName: 'Ben Okafor',
  snapshot: {
    text: 'I know where you live.',
    motion: 'This house would ban ties',
    place: '/app/room/room-1',
    atMs: NOW_MS,
  },
  state: 'open',
  round: 1,
  rank: 9,
  isUrgent: true,
  reasons: { threat: 2, harassment: 1 },
  people: 2,
  visitors: 1,
  newest: [{ reason: 'threat', text: 'He threatens me.', isVisitor: false, isUrgent: true, atMs: NOW_MS }],
  firstAtMs: NOW_MS,
  lastAtMs: NOW_MS,
  decisionId: null,
  decidedAtMs: null,
  barred: [],
  untold: null,
};
export const FILED: FiledReport = {
  id: 'emil',
  by: 'emil',
  byName: 'Emil Sørensen',
  email: null,
  caseId: CASE.id,
  number: 'R-7KQ2M9XHTB',
  subject: CASE.subject,
  round: 1,
  reason: 'threat',
  text: 'He threatens me.',
  isUrgent: true,
  snapshotKey: 'k',
  atMs: NOW_MS,
};
export const PAST: HouseDecision = {
  id: 'd0',
  caseId: 'person-ben',
  by: 'house',
  subject: { kind: 'person', uid: 'ben' },
  motion: '',
  quoted: 'Ben sells ties',
  about: 'ben',
  aboutName: 'Ben Okafor',
  concerns: ['ben'],
  acts: [{ act: 'warn' }],
  ground: 'spam',
  statement: null,
  explanation: 'No ties.',
  isUnfounded: false,
  atMs: NOW_MS - DAY_MS,
  appealUntilMs: NOW_MS + DAY_MS,
  overturnedAtMs: null,
};
export const HOUSE_APPEAL: HouseAppeal = {
  id: 'd0~ben',
  decisionId: 'd0',
  caseId: 'person-ben',
  by: 'ben',
  role: 'concerned',
  reason: 'I sell nothing.',
  subject: PAST.subject,
  motion: '',
  quoted: PAST.quoted,
  about: 'ben',
  aboutName: 'Ben Okafor',
  acts: PAST.acts,
  ground: 'spam',
  explanation: 'No ties.',
  decisionAtMs: PAST.atMs,
  atMs: NOW_MS,
  verdict: null,
  answer: '',
  decidedAtMs: null,
};
export const ROOM_APPEAL: FiledAppeal = {
  id: 'personAttack-1',
  by: 'cleo',
  atMs: 0,
  verdict: null,
  decidedBy: null,
  decidedAtMs: null,
  reason: 'I meant the plan.',
  roomId: 'room-1',
  motion: 'This house would ban ads',
  act: 'personAttack',
  says: 'One phrase speaks about Ben.',
  rule: null,
  messageId: 'm1',
  text: 'That is foolish.',
  concerns: ['cleo'],
};
export const ENTRY: HouseLogEntry = {
  kind: 'decided',
  by: 'dara',
  about: 'ben',
  caseId: 'person-ben',
  decisionId: 'd0',
  acts: [{ act: 'warn' }],
  ground: 'spam',
  verdict: null,
  wordsHash: 'a'.repeat(64),
  atMs: NOW_MS,
  seq: 7,
  previous: 'b'.repeat(64),
  hash: 'c'.repeat(64),
};

/** As a member of the house finds it, with one thing of each kind. */
export function resetHouse(): void {
  Object.assign(data, {
    isMember: true,
    hasSecondFactor: true,
    asked: [],
    cases: ready([CASE]),
    houseAppeals: ready([HOUSE_APPEAL]),
    roomAppeals: ready([ROOM_APPEAL]),
    decided: ready([PAST]),
    log: ready([ENTRY]),
    filed: ready([FILED]),
    history: ready([]),
    sent: [],
    moreRounds: 1,
  });
}
