import { useInvitations, useServerNow, type Live } from '@rostrum/data';
import { formatName, type Invitation, isOpenInvitation } from '@rostrum/domain';
import { asNode, Avatar, Button, Count, ErrorState, Motion, SectionHead, Side } from '@rostrum/ui';
import * as m from '@rostrum/words/notices';
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
      <List
        title={m.invitations()}
        failed={m.invitationsFailed()}
        invitations={received}
        nowMs={nowMs}
        ended={Missed}
      >
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
      <List title={m.sent()} failed={m.sentFailed()} invitations={sent} nowMs={nowMs} ended={Unanswered}>
        {(one) => <SentInvitation key={one.id} invitation={one} nowMs={nowMs} people={people} />}
      </List>
    </>
  );
}

type ListProps = {
  title: string;
  /** The title of the error if they could not be loaded. */
  failed: string;
  invitations: Live<readonly Invitation[]>;
  nowMs: number;
  ended: ComponentType<{ invitation: Invitation; nowMs: number }>;
  children: (invitation: Invitation) => ReactNode;
};

function List({ title, failed, invitations, nowMs, ended: Ended, children }: ListProps) {
  const id = useId();
  if (invitations.status === 'loading') return null;
  if (invitations.status === 'error') {
    return (
      <ErrorState small title={failed} onRetry={invitations.retry}>
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
      words={wishWords(invitation)}
    >
      <Button
        look="primary"
        size="sm"
        busy={people.busy === 'acceptInvitation'}
        aria-label={m.acceptMotion({ motion })}
        onClick={onAccept}
      >
        {m.accept()}
      </Button>
      <Button
        look="quiet"
        size="sm"
        aria-label={m.declineMotion({ motion })}
        disabledBecause={isBusy ? m.oneMoment() : undefined}
        onClick={decline}
      >
        {m.decline()}
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
      words={asNode(m.missed({ name: fromName, who }))}
    />
  );
}

function Unanswered({ invitation, nowMs }: EndedProps) {
  const { toName } = invitation;
  return (
    <Line
      {...{ invitation, nowMs }}
      face={<Avatar name={toName} />}
      words={asNode(m.unanswered({ name: toName, who }))}
    />
  );
}

const who = (inside: readonly ReactNode[]) => <b className="strong">{asNode(inside)}</b>;

function wishWords({ kind, side, fromName: name }: Invitation): ReactNode {
  if (kind === 'invite') return asNode(m.asksIn({ name, who }));
  if (side === null) return asNode(m.asksToArgue({ name, who }));
  return asNode(m.asksToSpeak({ name, who, side: () => <Side side={side} /> }));
}

function whenWords({ formatName: name, formatId: id = '', expiresAtMs }: Invitation, nowMs: number): string {
  return `${formatName({ id, name })} · ${endsWords(expiresAtMs, nowMs)}`;
}

function SentInvitation({ invitation, nowMs, people }: LineProps) {
  const { id, toName, motion } = invitation;
  const withdraw = () => void people.run({ type: 'withdrawInvitation', invitationId: id });
  return (
    <Line
      {...{ invitation, nowMs }}
      face={<Avatar name={toName} />}
      words={asNode(m.waiting({ name: toName, who }))}
    >
      <Button
        size="sm"
        busy={people.busy === 'withdrawInvitation'}
        aria-label={m.withdrawMotion({ motion })}
        onClick={withdraw}
      >
        {m.withdraw()}
      </Button>
    </Line>
  );
}
