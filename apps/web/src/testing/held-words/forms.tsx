import { newProfile } from '@rostrum/domain';
import { ADA, aDebate, anIntervention, aRoom, aRuling, aTopic, BEN, play } from '@rostrum/domain/testing';
import type { ReactElement } from 'react';
import { BallotDialog } from '../../shared/ballots/ballot-dialog.tsx';
import { ProfileSection } from '../../features/settings/components/profile-section.tsx';
import { SuggestionForm } from '../../features/feedback/components/suggestion/suggestion-form.tsx';
import { CaseDecision } from '../../features/house/components/decide/case-decision.tsx';
import { HouseAppealItem } from '../../features/house/components/house-appeal-item.tsx';
import { RoomAppealItem } from '../../features/house/components/room-appeal-item.tsx';
import { NotesView } from '../../features/operations/components/notes-section.tsx';
import { ChallengeDialog } from '../../features/people/components/challenge-dialog.tsx';
import { AnotherMotion, type Offered } from '../../features/room/again/another-motion.tsx';
import { WishForm } from '../../features/room/find/wish-form.tsx';
import { EditMotion } from '../../features/room/host/edit-motion.tsx';
import { HideDialog } from '../../features/room/host/hide-dialog.tsx';
import { BallotForm } from '../../features/room/judging/ballot-form.tsx';
import { AppealDialog } from '../../features/room/moderation/appeal-dialog.tsx';
import { inRoom } from '../../features/room/session/testing/in-room.tsx';
import { StartDebate } from '../../features/room/start/start-debate.tsx';
import { useStartDebate } from '../../features/room/start/use-start-debate.ts';
import { EditDialog } from '../../features/topics/components/edit-dialog.tsx';
import { GeneratePage } from '../../features/topics/generate-page.tsx';
import { useCommand } from '../../shared/commands/use-command.ts';
import type { OnHeld } from '../../shared/commands/use-held-words.ts';
import { CASE, HOUSE_APPEAL, ROOM_APPEAL } from '../../features/house/testing/house-data.ts';
import { A_NOTE } from './a-note.ts';

/** A form whose words pass the gate, with the labels of its controls. */
export type HeldForm = {
  page: ReactElement;
  /** Pressed first, as to open the form. */
  first?: string | RegExp;
  /** The other required choices before it can be sent. */
  choice?: string;
  send: string | RegExp;
  /** The control for each place of words in the command. */
  boxes: Readonly<Record<string, string | RegExp>>;
};

const nothing = () => undefined;
const room = aRoom();
const over = aRoom({ debate: play(aDebate({ phase: 'live' }), { type: 'end', by: ADA }) });
const judged = aRoom({ debate: aDebate({ phase: 'coinFlip' }) });
const profile = {
  ...newProfile({ displayName: 'Ada Marsh', photoURL: '', createdAtMs: 0 }),
  username: 'ada',
};

function Start() {
  const { run } = useCommand('rooms');
  return <StartDebate {...useStartDebate(ADA, { motion: null, topicId: null }, run, nothing)} busy={false} />;
}

/** A room whose commands go to the server of the test. */
function InRoom({ children }: { children: ReactElement }) {
  const { run } = useCommand('rooms');
  return inRoom(children, { room, run });
}

function Hide() {
  const said = { kind: 'message', messageId: 'm1' } as const;
  return (
    <InRoom>
      <HideDialog said={said} author="Ben Okafor" text="Who pays?" onClose={nothing} />
    </InRoom>
  );
}

function Edit() {
  return (
    <InRoom>
      <EditMotion onClose={nothing} />
    </InRoom>
  );
}

function Appeal() {
  const act = { ...anIntervention(), id: 'act-1' };
  return (
    <InRoom>
      <AppealDialog act={act} onClose={nothing} />
    </InRoom>
  );
}

function Seek() {
  const { run } = useCommand('rooms');
  return <WishForm busy={false} onFind={(wish, onHeld) => void run({ type: 'seek', wish }, { onHeld })} />;
}

function NextMotion() {
  const { run } = useCommand('rooms');
  const ask = async (other: Offered, onHeld: OnHeld) =>
    (await run({ type: 'askRematch', roomId: over.id, other }, { onHeld })) !== undefined;
  return <AnotherMotion isPractice={false} confirm="Ask Ben Okafor" onAsk={ask} />;
}

function Challenge() {
  return <ChallengeDialog uid={BEN} name="Ben Okafor" people={useCommand('people')} onClose={nothing} />;
}

function Ballot() {
  const { busy, run } = useCommand('feedback');
  const about = { uid: BEN, name: 'Ben Okafor' };
  return (
    <BallotDialog
      roomId={over.id}
      about={about}
      given={undefined}
      isOwn={false}
      isBusy={busy !== null}
      run={run}
      onClose={nothing}
    />
  );
}

function JudgesBallot() {
  const { run } = useCommand('rooms');
  const stored = { ...aRuling(judged.debate), reason: '' };
  return inRoom(<BallotForm stored={stored} />, { room: judged, run });
}

function Suggestion() {
  const { run } = useCommand('feedback');
  return <SuggestionForm uid={ADA} run={run} />;
}

function Notes() {
  const { busy, run } = useCommand('feedback');
  const notes = { status: 'ready', value: [A_NOTE], stale: false } as const;
  return <NotesView notes={notes} isBusy={busy !== null} run={run} />;
}

function EditTopic() {
  const { run } = useCommand('topics');
  return <EditDialog topic={aTopic()} run={run} busy={false} onClose={nothing} />;
}

const TOPIC_BOXES = {
  'topic.motion': 'Motion',
  'topic.category': 'Category',
  'topic.background': /^Background/,
  'topic.arguments.for.*': 'Arguments for',
  'topic.arguments.against.*': 'Arguments against',
  'topic.terms.*.term': /^Key terms/,
  'topic.terms.*.meaning': /^Key terms/,
};

/** Every form whose words pass the gate, by the command that it sends. */
export const HELD_FORMS: Readonly<Record<string, HeldForm>> = {
  'rooms create': { page: <Start />, send: 'Open the room', boxes: { motion: 'Motion' } },
  'rooms editMotion': { page: <Edit />, send: 'Save the motion', boxes: { motion: 'Motion' } },
  'rooms seek': {
    page: <Seek />,
    send: 'Look for an opponent',
    boxes: { 'wish.motions.*.motion': 'Motions you’d debate' },
  },
  'rooms askRematch': {
    page: <NextMotion />,
    first: 'Another motion',
    send: 'Ask Ben Okafor',
    boxes: { 'other.motion': 'Motion' },
  },
  'rooms hideMessage': { page: <Hide />, send: 'Hide', boxes: { explanation: 'Your reason' } },
  'rooms appeal': { page: <Appeal />, send: 'Appeal', boxes: { reason: /^Why should it be/ } },
  'rooms decideAppeal': {
    page: <RoomAppealItem appeal={ROOM_APPEAL} />,
    send: /^Let it stand/,
    boxes: { reason: 'Your reason' },
  },
  'rooms fileBallot': {
    page: <JudgesBallot />,
    send: 'Change the ballot',
    boxes: { reason: /^Your reason for the decision/ },
  },
  'people challenge': { page: <Challenge />, send: 'Send challenge', boxes: { motion: 'Motion' } },
  'people saveProfile': {
    page: <ProfileSection uid={ADA} profile={profile} />,
    send: 'Save profile',
    boxes: { displayName: 'Name', username: 'Username', bio: /^About you/ },
  },
  'feedback rate': {
    page: <Ballot />,
    choice: '4',
    send: 'Send the marks',
    boxes: { note: /^What would you tell them/ },
  },
  'feedback suggest': { page: <Suggestion />, send: 'Send', boxes: { text: 'What should we know?' } },
  'feedback answerSuggestion': { page: <Notes />, send: 'Save', boxes: { answer: /^Answer/ } },
  'topics edit': { page: <EditTopic />, send: 'Save', boxes: TOPIC_BOXES },
  'topics publish': {
    page: <GeneratePage />,
    first: 'Write my own motion',
    send: /^Publish: /,
    boxes: TOPIC_BOXES,
  },
  'house decide': {
    page: <CaseDecision reported={CASE} past={[]} nowMs={0} />,
    send: /^Decide/,
    boxes: { explanation: 'Reason' },
  },
  'house decideAppeal': {
    page: <HouseAppealItem appeal={HOUSE_APPEAL} uid={ADA} />,
    send: /^Let it stand/,
    boxes: { explanation: 'Answer' },
  },
};

/** Words that pass the gate without a form, and where a refusal of them appears. */
export const TOLD_ELSEWHERE: Readonly<Record<string, string>> = {
  'rooms chat': 'the post keeps its words and says so itself, see backchannel-posts',
  'topics propose': 'our own motions come where a model is not asked',
};
