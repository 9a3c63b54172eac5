import { browserShelf } from '@rostrum/data';
import { useMemo, useState } from 'react';
import { useSession } from '../../session/session.ts';
import { GenerateView } from './generate-view.tsx';
import { NO_TOPIC, topicDraftSchema, type TopicDraft } from './topic-draft.ts';

/** What is written here stays in this browser, also after a reload. */
export function GeneratePage() {
  const { uid } = useSession();
  const shelf = useMemo(() => browserShelf(`rostrum:topic:${uid}`, topicDraftSchema), [uid]);
  const [draft, setDraft] = useState(() => shelf.load() ?? NO_TOPIC);
  const change = (next: TopicDraft) => {
    shelf.save(next);
    setDraft(next);
  };
  return <GenerateView draft={draft} onChange={change} />;
}
