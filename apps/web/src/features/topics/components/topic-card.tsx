import { motionSchema } from '@rostrum/domain';
import { Button, ButtonLink, Motion, Tag } from '@rostrum/ui';
import { Pencil } from 'lucide-react';
import type { Refused } from '../../../shared/commands/refused.ts';
import { startDebateUrl } from '../../../shared/navigation/paths.ts';
import { MotionFindings } from '../../../shared/motions/motion-findings.tsx';
import type { Card } from '../logic/topic-draft.ts';
import { TopicForm } from './topic-form.tsx';
import { TopicCases } from './topic-row.tsx';
import { DIFFICULTY_WORDS, KIND_WORDS } from '../logic/topic-words.ts';

const FROM_WORDS: Readonly<Record<Card['from'], string>> = {
  bank: 'from our bank of motions',
  words: 'made from your words, without a case',
  community: 'from Community Topics',
  model: 'written by a language model',
  person: 'your own words',
};

export type TopicCardProps = {
  card: Card;
  isEditing: boolean;
  problem?: string | undefined;
  /** Words of it that others may not read, as the server refused them. */
  held?: Refused | undefined;
  isPublishing: boolean;
  onChange: (card: Card) => void;
  onEdit: (isEditing: boolean) => void;
  onPublish: () => void;
};

/** One offered motion, with a starting point, and the actions on it. */
export function TopicCard(props: TopicCardProps) {
  const { card, isEditing, problem, held, onChange, onEdit } = props;
  return (
    <article className="border-line grid gap-4 border-b py-6">
      {isEditing ? (
        <TopicForm
          topic={card}
          problem={problem}
          held={held}
          onChange={(topic) => onChange({ ...card, ...topic, publishedId: null })}
        />
      ) : (
        <>
          <Motion size="lg" as="h3">
            {card.motion}
          </Motion>
          <p className="order-meta">
            <Tag>{card.category}</Tag> {KIND_WORDS[card.kind]} · {DIFFICULTY_WORDS[card.difficulty]} ·{' '}
            {FROM_WORDS[card.from]}
          </p>
          {card.background && <p className="muted max-w-[72ch]">{card.background}</p>}
          {card.arguments.for.length + card.arguments.against.length > 0 && <TopicCases topic={card} />}
          <MotionFindings
            motion={card.motion}
            onRewrite={(motion) => onChange({ ...card, motion, from: 'person', publishedId: null })}
          />
        </>
      )}
      <CardActions {...props} />
      {isEditing && (
        <Button size="sm" className="justify-self-start" onClick={() => onEdit(false)}>
          Done
        </Button>
      )}
    </article>
  );
}

function CardActions({ card, isEditing, isPublishing, onEdit, onPublish }: TopicCardProps) {
  const isReady = motionSchema.safeParse(card.motion).success;
  const topic = card.publishedId ?? undefined;
  return (
    <p className="flex flex-wrap gap-2">
      {isReady && (
        <ButtonLink
          size="sm"
          href={startDebateUrl({ motion: card.motion, ...(topic !== undefined && { topic }) })}
          aria-label={`Debate this now: ${card.motion}`}
        >
          Debate this now
        </ButtonLink>
      )}
      <Button
        size="sm"
        busy={isPublishing}
        disabledBecause={card.publishedId === null ? undefined : 'It is published'}
        aria-label={`Publish: ${card.motion}`}
        onClick={onPublish}
      >
        {card.publishedId === null ? 'Publish' : 'Published'}
      </Button>
      {!isEditing && (
        <Button
          size="sm"
          look="quiet"
          icon={Pencil}
          aria-label={`Edit: ${card.motion}`}
          onClick={() => onEdit(true)}
        >
          Edit
        </Button>
      )}
    </p>
  );
}
