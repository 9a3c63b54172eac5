import { keptStore, readRecord, useDrafts, type DebateRecord } from '@rostrum/data';
import { Bones, ButtonLink, EmptyState, Field, PageHead, TextArea } from '@rostrum/ui';
import * as m from '@rostrum/words/offline';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../../shared/navigation/page-title.tsx';
import { PATHS } from '../../shared/navigation/paths.ts';
import { RecordHead } from '../../shared/replay/record-head.tsx';
import { RecordView } from '../../shared/replay/record-view.tsx';

const fromStore = (uid: string, roomId: string) => readRecord(keptStore(uid), roomId);

type OfflineDebateProps = {
  uid: string;
  read?: (uid: string, roomId: string) => Promise<DebateRecord | undefined>;
};

/** One debate without a connection: its record if it was opened after its end, or the person's own draft. */
export function OfflineDebate({ uid, read = fromStore }: OfflineDebateProps) {
  const { roomId = '' } = useParams();
  /** Undefined while it is read, null for none. */
  const [record, setRecord] = useState<DebateRecord | null>();
  useEffect(() => {
    let isWanted = true;
    const show = (found: DebateRecord | null) => isWanted && setRecord(found);
    read(uid, roomId).then(
      (found) => show(found ?? null),
      () => show(null),
    );
    return () => void (isWanted = false);
  }, [uid, roomId, read]);
  if (record === undefined) {
    return (
      <div className="page">
        <PageTitle>{m.debateTitle()}</PageTitle>
        <Bones label={m.openingDebate()} lines={6} />
      </div>
    );
  }
  if (record === null) return <OwnDraft key={roomId} uid={uid} roomId={roomId} />;
  return (
    <div className="page">
      <PageTitle>{record.room.motion}</PageTitle>
      <RecordHead room={record.room} />
      <div className="mt-6">
        <RecordView record={record} />
      </div>
    </div>
  );
}

/** A person can still write here; this page sends nothing. */
function OwnDraft({ uid, roomId }: { uid: string; roomId: string }) {
  const { draft, others, drafts } = useDrafts(uid, roomId);
  const [began] = useState(draft.text !== '' || others.length > 0);
  if (!began) return <NotKept />;
  return (
    <div className="page">
      <PageTitle>{m.draftTitle()}</PageTitle>
      <PageHead title={m.yourDraft()} lede={m.draftLede()} />
      <Field label={m.draft()}>
        <TextArea
          rows={12}
          value={draft.text}
          onChange={({ target }) => drafts.change({ ...draft, text: target.value })}
        />
      </Field>
      {others.map(({ id, text }) => (
        <p key={id} className="small mt-4 wrap-anywhere">
          {text}
        </p>
      ))}
    </div>
  );
}

function NotKept() {
  return (
    <>
      <PageTitle>{m.offline()}</PageTitle>
      <EmptyState
        level={1}
        title={m.notHere()}
        action={
          <ButtonLink href={PATHS.dashboard} look="primary">
            {m.whatWorks()}
          </ButtonLink>
        }
      >
        {m.onlyOpened()}
      </EmptyState>
    </>
  );
}
