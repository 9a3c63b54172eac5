import { newCommandId, sendTopicCommand } from '@rostrum/data';
import { TOPIC_REASON_LIST, TOPIC_REASONS, type TopicCase, type TopicDecision } from '@rostrum/domain';
import { Link, Motion, notify } from '@rostrum/ui';
import { useState } from 'react';
import { personUrl } from '../../../app/paths.ts';
import { DecisionForm } from './decision-form.tsx';
import { whenWords } from './when-words.ts';

const DECISIONS: readonly { value: TopicDecision; label: string; hint: string }[] = [
  { value: 'kept', label: 'Keep', hint: 'Those who reported it read the note; its author hears nothing.' },
  {
    value: 'askedToEdit',
    label: 'Ask to edit',
    hint: 'It stays. Its author and those who reported it read the note.',
  },
  {
    value: 'hidden',
    label: 'Hide',
    hint: 'It leaves the list. Its author and those who reported it read the note.',
  },
];

/** One reported topic, and what becomes of it. */
export function TopicCaseItem({ topic }: { topic: TopicCase }) {
  const { id, motion, authorId, authorName, reasons, atMs } = topic;
  const [isBusy, setIsBusy] = useState(false);
  const decide = async (decision: TopicDecision, note: string) => {
    if (isBusy) return;
    setIsBusy(true);
    const reply = await sendTopicCommand(
      { type: 'decideReport', topicId: id, decision, note },
      newCommandId(),
    );
    setIsBusy(false);
    if (reply.status !== 'done') return notify({ text: reply.message, tone: 'danger' });
    return notify({ text: 'Decided. Those concerned are told.', tone: 'good' });
  };
  return (
    <li className="report-item">
      <Motion size="sm" as="h3">
        {motion}
      </Motion>
      <p className="small">{reasonsWords(reasons)}</p>
      <p className="tiny faint num">
        {authorId !== '' && (
          <>
            Written by{' '}
            <Link className="link" href={personUrl(authorId)}>
              {authorName}
            </Link>
            , reported{' '}
          </>
        )}
        {whenWords(atMs)}
      </p>
      <DecisionForm
        about={motion}
        decisions={DECISIONS}
        busy={isBusy}
        onDecide={(decision, note) => void decide(decision, note)}
      />
    </li>
  );
}

/** Each reason that was given, with how many people gave it where it was more than one. */
export function reasonsWords(reasons: TopicCase['reasons']): string {
  return TOPIC_REASON_LIST.filter((reason) => reasons[reason] > 0)
    .map((reason) => TOPIC_REASONS[reason] + (reasons[reason] > 1 ? ` (${reasons[reason]} people)` : ''))
    .join(' · ');
}
