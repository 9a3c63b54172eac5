import type { Topic } from '@rostrum/domain';
import { Button, ButtonLink, Motion, Tag } from '@rostrum/ui';
import * as m from '@rostrum/words/topics';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { startByLinkUrl } from '../../../shared/navigation/paths.ts';
import { TopicActs, type TopicAct } from './topic-acts.tsx';

/** One's own topic that waits for the house: why it waits, and what to do meanwhile. */
export function WaitingTopic({ topic }: { topic: Topic }) {
  const [act, setAct] = useState<TopicAct>();
  const { motion } = topic;
  return (
    <article className="grid gap-2 py-5" aria-label={motion}>
      <p>
        <Tag tone="accent">{m.waits()}</Tag>
      </p>
      <Motion>{motion}</Motion>
      <WhyItWaits />
      <p className="flex flex-wrap gap-2">
        <DebateByLink motion={motion} />
        <Button
          size="sm"
          look="quiet"
          icon={Pencil}
          aria-label={m.editMotion({ motion })}
          onClick={() => setAct('edit')}
        >
          {m.edit()}
        </Button>
        <Button
          size="sm"
          look="quiet"
          icon={Trash2}
          aria-label={m.withdrawMotion({ motion })}
          onClick={() => setAct('withdraw')}
        >
          {m.withdraw()}
        </Button>
      </p>
      <TopicActs topic={topic} act={act} onClose={() => setAct(undefined)} />
    </article>
  );
}

/** Why a topic waits, and what its author can do meanwhile. */
export function WhyItWaits() {
  return (
    <p className="small muted max-w-[72ch]">
      {m.waitsWhy()} {m.waitsMeanwhile()}
    </p>
  );
}

export function DebateByLink({ motion }: { motion: string }) {
  return (
    <ButtonLink size="sm" href={startByLinkUrl(motion)} aria-label={m.debateMotionByLink({ motion })}>
      {m.debateByLink()}
    </ButtonLink>
  );
}
