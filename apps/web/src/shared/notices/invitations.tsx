import { useInvitations, useServerNow, type Live } from '@rostrum/data';
import { isOpenInvitation, type Invitation } from '@rostrum/domain';
import { Avatar, Button, Count, ErrorState, Motion, SectionHead, Side } from '@rostrum/ui';
import { useId, type ComponentType, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { debateUrl } from '../navigation/paths.ts';
import { useCommand, type Commands } from '../commands/use-command.ts';
import { endsWords } from './notice-words.ts';

/** Invitations that wait for an answer, to this person and from them, and those that ended without one. */
export function Invitations({ uid }: { uid: string }) {
  const received = useInvitations('to', uid);
  const sent = useInvitations('from', uid);
  const nowMs = useServerNow(30_000);
  const navigate = useNavigate();
  const people = useCommand('people');
  const accept = async (invitationId: string) => {
    const again = () => void accept(invitationId);
    const joined = await people.run({ type: 'acceptInvitation', invitationId }, { again });
    if (joined) void navigate(debateUrl(joined.roomId));
  };
  return (
    <>
      <List title="Invitations" what="The invitations" invitations={received} nowMs={nowMs} ended={Missed}>
        {(one) => (
          <Received
            key={one.id}
            invitation={one}
            nowMs={nowMs}
            people={people}
            onAccept={() => void accept(one.id)}
          />
        )}
      </List>
      <List
        title="Waiting for an answer"
        what="What you sent"
        invitations={sent}
        nowMs={nowMs}
        ended={Unanswered}
      >
        {(one) => <SentInvitation key={one.id} invitation={one} nowMs={nowMs} people={people} />}
      </List>
    </>
  );
}

type ListProps = {
  title: string;
  /** The names of the fields in errors. */
  what: string;
  invitations: Live<readonly Invitation[]>;
  nowMs: number;
  ended: ComponentType<{ invitation: Invitation; nowMs: number }>;
  children: (invitation: Invitation) => ReactNode;
};

function List({ title, what, invitations, nowMs, ended: Ended, children }: ListProps) {
  const id = useId();
  if (invitations.status === 'loading') return null;
  if (invitations.status === 'error') {
    return (
      <ErrorState small title={`${what} could not be loaded`} onRetry={invitations.retry}>
        {invitations.message}
      </ErrorState>
    );
  }
  const soonestFirst = invitations.value.toSorted((one, other) => one.expiresAtMs - other.expiresAtMs);
  const open = soonestFirst.filter((one) => isOpenInvitation(one, nowMs));
  const ended = soonestFirst.filter((one) => !open.includes(one)).toReversed();
  if (soonestFirst.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} aside={open.length > 0 && <Count value={open.length} />}>
        {title}
      </SectionHead>
      <ul className="list">
        {open.map(children)}
        {ended.map((one) => (
          <Ended key={one.id} invitation={one} nowMs={nowMs} />
        ))}
      </ul>
    </section>
  );
}

type LineProps = { invitation: Invitation; nowMs: number; people: Commands<'people'> };

function Received({ invitation, nowMs, people, onAccept }: LineProps & { onAccept: () => void }) {
  const { id, fromName, fromPhotoURL, motion } = invitation;
  const isBusy = people.busy !== null;
  const decline = () => void people.run({ type: 'declineInvitation', invitationId: id });
  return (
    <Line
      {...{ invitation, nowMs }}
      face={<Avatar name={fromName} photo={fromPhotoURL} />}
      words={
        <>
          <b className="strong">{fromName}</b> {wishWords(invitation)}
        </>
      }
    >
      <Button
        look="primary"
        size="sm"
        busy={people.busy === 'acceptInvitation'}
        aria-label={`Accept: ${motion}`}
        onClick={onAccept}
      >
        Accept
      </Button>
      <Button
        look="quiet"
        size="sm"
        aria-label={`Decline: ${motion}`}
        disabledBecause={isBusy ? 'One moment.' : undefined}
        onClick={decline}
      >
        Decline
      </Button>
    </Line>
  );
}

type InvitationLineProps = Pick<LineProps, 'invitation' | 'nowMs'> & {
  face: ReactNode;
  words: ReactNode;
  /** The actions on an invitation; none once it has ended. */
  children?: ReactNode;
};

function Line({ invitation, nowMs, face, words, children }: InvitationLineProps) {
  return (
    <li className="invite">
      {face}
      <div>
        <p>{words}</p>
        <Motion size="sm" as="p">
          {invitation.motion}
        </Motion>
        <p className="tiny faint num">{whenWords(invitation, nowMs)}</p>
        {children && <p className="row mt-2">{children}</p>}
      </div>
    </li>
  );
}

type EndedProps = Pick<LineProps, 'invitation' | 'nowMs'>;

function Missed({ invitation, nowMs }: EndedProps) {
  const { fromName, fromPhotoURL } = invitation;
  return (
    <Line
      {...{ invitation, nowMs }}
      face={<Avatar name={fromName} photo={fromPhotoURL} />}
      words={
        <>
          The invitation of <b className="strong">{fromName}</b> has ended
        </>
      }
    />
  );
}

function Unanswered({ invitation, nowMs }: EndedProps) {
  const { toName } = invitation;
  return (
    <Line
      {...{ invitation, nowMs }}
      face={<Avatar name={toName} />}
      words={
        <>
          <b className="strong">{toName}</b> did not answer in time
        </>
      }
    />
  );
}

function wishWords({ kind, side }: Invitation) {
  if (kind === 'invite') return 'asks you into a debate';
  return side === null ? (
    'asks you to argue with them'
  ) : (
    <>
      asks you to speak <Side side={side} />
    </>
  );
}

function whenWords({ formatName, expiresAtMs }: Invitation, nowMs: number): string {
  return `${formatName}, ${endsWords(expiresAtMs, nowMs)}`;
}

function SentInvitation({ invitation, nowMs, people }: LineProps) {
  const { id, toName, motion } = invitation;
  const withdraw = () => void people.run({ type: 'withdrawInvitation', invitationId: id });
  return (
    <Line
      {...{ invitation, nowMs }}
      face={<Avatar name={toName} />}
      words={
        <>
          <b className="strong">{toName}</b> has not answered yet
        </>
      }
    >
      <Button
        size="sm"
        busy={people.busy === 'withdrawInvitation'}
        aria-label={`Withdraw: ${motion}`}
        onClick={withdraw}
      >
        Withdraw
      </Button>
    </Line>
  );
}
