import type { TopicVote } from '@rostrum/domain';
import { IconButton } from '@rostrum/ui';
import * as m from '@rostrum/words/topics';
import { ChevronDown, ChevronUp } from 'lucide-react';

export type VoteButtonsProps = {
  motion: string;
  points: number;
  /** One's own; undefined until it is known. */
  own: TopicVote | null | undefined;
  onVote: (vote: TopicVote | null) => void;
};

/** One vote a person, up or down; the pressed one takes itself back. */
export function VoteButtons({ motion, points, own, onVote }: VoteButtonsProps) {
  const button = (vote: TopicVote, icon: typeof ChevronUp, label: string) => (
    <IconButton
      size="sm"
      icon={icon}
      label={label}
      aria-pressed={own === vote}
      className={own === vote ? 'text-accent-text' : undefined}
      onClick={() => onVote(own === vote ? null : vote)}
    />
  );
  return (
    <div className="grid justify-items-center">
      {button('up', ChevronUp, m.voteUp({ motion }))}
      <b className="num" aria-label={m.points({ points })}>
        {points < 0 ? `−${-points}` : points}
      </b>
      {button('down', ChevronDown, m.voteDown({ motion }))}
    </div>
  );
}
