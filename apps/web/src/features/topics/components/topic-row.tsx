import { shownName, type Topic, type TopicVote } from '@rostrum/domain';
import { ButtonLink, Collapsible, IconButton, Menu, MenuItem, Motion, Tag } from '@rostrum/ui';
import * as m from '@rostrum/words/topics';
import { EllipsisVertical, Flag, Pencil, Trash2 } from 'lucide-react';
import { categoryWords } from '../../../shared/motions/category-words.ts';
import { startDebateUrl } from '../../../shared/navigation/paths.ts';
import { SideCases } from './side-cases.tsx';
import { kindWords } from '../logic/topic-words.ts';
import { VoteButtons } from './vote-buttons.tsx';
import { WinRate } from './win-rate.tsx';

export type TopicRowProps = {
  topic: Topic;
  isOwn: boolean;
  ownVote: TopicVote | null | undefined;
  onVote: (vote: TopicVote | null) => void;
  onAct: (act: 'report' | 'edit' | 'withdraw') => void;
};

/** One published topic: vote, read, debate. */
export function TopicRow({ topic, isOwn, ownVote, onVote, onAct }: TopicRowProps) {
  return (
    <li className="py-5">
      <article className="grid grid-cols-[2.5rem_minmax(0,1fr)_11rem_auto] items-start gap-x-5 gap-y-3 max-md:grid-cols-[2.5rem_minmax(0,1fr)] max-md:gap-x-3">
        <VoteButtons motion={topic.motion} points={topic.points} own={ownVote} onVote={onVote} />
        <div className="grid gap-1">
          <Motion>{topic.motion}</Motion>
          {topic.background && (
            <p className="muted max-w-[72ch]" dir="auto">
              {topic.background}
            </p>
          )}
          <p className="order-meta">
            <Tag>{categoryWords(topic.category)}</Tag> {kindWords[topic.kind]()}
            {topic.authorName && ` · ${m.byAuthor({ name: shownName(topic.authorName) })}`}
            {topic.editedAtMs !== null && ` · ${m.edited()}`}
          </p>
          <Cases topic={topic} />
        </div>
        <div className="max-md:col-start-2">
          <WinRate counts={topic.counts} />
        </div>
        <div className="flex items-center gap-1 max-md:col-start-2">
          <ButtonLink
            size="sm"
            href={startDebateUrl({ motion: topic.motion, topic: topic.id })}
            aria-label={m.debateMotion({ motion: topic.motion })}
          >
            {m.debateThis()}
          </ButtonLink>
          <TopicMenu topic={topic} isOwn={isOwn} onAct={onAct} />
        </div>
      </article>
    </li>
  );
}

function TopicMenu({ topic, isOwn, onAct }: Pick<TopicRowProps, 'topic' | 'isOwn' | 'onAct'>) {
  return (
    <Menu
      trigger={<IconButton size="sm" icon={EllipsisVertical} label={m.moreAbout({ motion: topic.motion })} />}
    >
      {isOwn ? (
        <>
          <MenuItem icon={Pencil} onSelect={() => onAct('edit')}>
            {m.edit()}
          </MenuItem>
          <MenuItem icon={Trash2} onSelect={() => onAct('withdraw')}>
            {m.withdraw()}
          </MenuItem>
        </>
      ) : (
        <MenuItem icon={Flag} onSelect={() => onAct('report')}>
          {m.reportToHouse()}
        </MenuItem>
      )}
    </Menu>
  );
}

/** Arguments for and against, and the key terms, if the author wrote any. */
function Cases({ topic }: { topic: Topic }) {
  const { arguments: sides, terms } = topic;
  if (sides.for.length + sides.against.length + terms.length === 0) return null;
  return (
    <Collapsible summary={m.casesSummary()}>
      <TopicCases topic={topic} />
    </Collapsible>
  );
}

export function TopicCases({
  topic: { arguments: sides, terms },
}: {
  topic: Pick<Topic, 'arguments' | 'terms'>;
}) {
  return (
    <div className="grid gap-4 pt-2">
      <SideCases arguments={sides} />
      {terms.length > 0 && (
        <dl className="small grid gap-1">
          {terms.map(({ term, meaning }) => (
            <div key={term}>
              <dt className="inline font-medium">{term}: </dt>
              <dd className="muted inline">{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
