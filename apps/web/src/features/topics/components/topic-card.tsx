import { motionSchema } from '@rostrum/domain';
import { Button, ButtonLink, Motion, Tag } from '@rostrum/ui';
import * as m from '@rostrum/words/topics';
import { Pencil } from 'lucide-react';
import type { Refused } from '../../../shared/commands/refused.ts';
import { categoryWords } from '../../../shared/motions/category-words.ts';
import { startDebateUrl, topicUrl } from '../../../shared/navigation/paths.ts';
import { MotionFindings } from '../../../shared/motions/motion-findings.tsx';
import { isUnwritten, lacksMotion, type Card } from '../logic/topic-draft.ts';
import { TopicForm } from './topic-form.tsx';
import { TopicCases } from './topic-row.tsx';
import { DebateByLink, WhyItWaits } from './waiting-topic.tsx';
import { difficultyWords, kindWords } from '../logic/topic-words.ts';

const fromWords: Readonly<Record<Card['from'], () => string>> = {
  bank: m.fromBank,
  words: m.fromWords,
  community: m.fromCommunity,
  model: m.fromModel,
  person: m.fromPerson,
};

/** Other words are another topic. */
const UNPUBLISHED = { publishedId: null, waits: false };

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
          onChange={(topic) => onChange({ ...card, ...topic, ...UNPUBLISHED })}
        />
      ) : (
        <>
          <Motion size="lg" as="h3">
            {card.motion}
          </Motion>
          <p className="order-meta">
            <Tag>{categoryWords(card.category)}</Tag> {kindWords[card.kind]()} ·{' '}
            {difficultyWords[card.difficulty]()} · {fromWords[card.from]()}
          </p>
          {card.background && (
            <p className="muted max-w-[72ch]" dir="auto">
              {card.background}
            </p>
          )}
          {card.arguments.for.length + card.arguments.against.length > 0 && <TopicCases topic={card} />}
          <MotionFindings
            motion={card.motion}
            onRewrite={(motion) => onChange({ ...card, motion, from: 'person', ...UNPUBLISHED })}
          />
        </>
      )}
      {card.waits && <WhyItWaits />}
      <CardActions {...props} />
      {isEditing && (isUnwritten(card) || !lacksMotion(card)) && (
        <Button size="sm" look="primary" className="justify-self-start" onClick={() => onEdit(false)}>
          {m.done()}
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
      {isReady && card.waits && <DebateByLink motion={card.motion} />}
      {isReady && !card.waits && (
        <ButtonLink
          size="sm"
          href={startDebateUrl({ motion: card.motion, ...(topic !== undefined && { topic }) })}
          aria-label={m.debateMotionNow({ motion: card.motion })}
        >
          {m.debateNow()}
        </ButtonLink>
      )}
      <Button
        size="sm"
        busy={isPublishing}
        disabledBecause={publishedWords(card)}
        aria-label={card.publishedId === null ? m.publishMotion({ motion: card.motion }) : undefined}
        onClick={onPublish}
      >
        {card.publishedId === null ? m.publish() : card.waits ? m.isWaiting() : m.isPublished()}
      </Button>
      {card.waits && topic !== undefined && (
        <ButtonLink size="sm" look="quiet" href={topicUrl(topic)}>
          {m.seeTopic()}
        </ButtonLink>
      )}
      {!isEditing && (
        <Button
          size="sm"
          look="quiet"
          icon={Pencil}
          aria-label={m.editMotion({ motion: card.motion })}
          onClick={() => onEdit(true)}
        >
          {m.edit()}
        </Button>
      )}
    </p>
  );
}

/** Why a card cannot be published; undefined if it can. */
function publishedWords({ publishedId, waits }: Card): string | undefined {
  if (publishedId === null) return undefined;
  return waits ? m.waitsAlready() : m.publishedAlready();
}
