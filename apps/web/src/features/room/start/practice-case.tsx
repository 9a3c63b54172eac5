import { fetchCase } from '@rostrum/data';
import { tidyTitle, type FindCaseAnswer } from '@rostrum/domain';
import { Button } from '@rostrum/ui';
import * as m from '@rostrum/words/room-start';
import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSettled } from '../../../shared/timing/use-settled.ts';

export type PracticeCaseProps = {
  motion: string;
  /** The topic that the motion was taken from, as long as it is unchanged. */
  topicId: string | undefined;
  onPick: (motion: string) => void;
  ask?: typeof fetchCase | undefined;
};

/** The typing pause before the server is asked, in milliseconds. */
const PAUSE_MS = 400;

/** Whether the AI opponent can argue the motion; if not, why, and near motions that it can. */
export function PracticeCase({ motion, topicId, onPick, ask = fetchCase }: PracticeCaseProps) {
  const text = tidyTitle(motion);
  const found = useCase(text, topicId, ask);
  return (
    <output className="grid gap-2 text-sm" aria-live="polite">
      {found && (found.hasCase ? <HasCase /> : <NoCase {...{ text, found, onPick }} />)}
    </output>
  );
}

function HasCase() {
  return (
    <p className="flex gap-2">
      <Check className="icon icon-sm text-accent-text mt-1 flex-none" aria-hidden />
      <span className="muted">{m.hasCase()}</span>
    </p>
  );
}

type NoCaseProps = { text: string; found: FindCaseAnswer } & Pick<PracticeCaseProps, 'onPick'>;

function NoCase({ text, found: { near }, onPick }: NoCaseProps) {
  return (
    <>
      <p className="flex gap-2">
        <CircleAlert className="icon icon-sm mt-1 flex-none" aria-hidden />
        <span>{whyNone(text, near.length > 0)}</span>
      </p>
      {near.length > 0 && (
        <ul className="grid gap-2" aria-label={m.motionsForPractice()}>
          {near.map((motion) => (
            <li key={motion} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="serif text-balance">{motion}</span>
              <Button size="sm" aria-label={m.practiseMotion({ motion })} onClick={() => onPick(motion)}>
                {m.practise()}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function whyNone(text: string, hasNear: boolean): string {
  if (text === '') return m.needsMotion();
  return m.noCase({ near: hasNear ? 'some' : 'none' });
}

/** The server's answer for a motion; undefined until it comes, and if it doesn't. */
function useCase(
  motion: string,
  topicId: string | undefined,
  ask: typeof fetchCase,
): FindCaseAnswer | undefined {
  const [asked, setAsked] = useState<{ key: string; found: FindCaseAnswer | undefined }>();
  const key = `${topicId ?? ''} ${motion}`;
  const isSettled = useSettled(key, PAUSE_MS) === key;
  useEffect(() => {
    if (!isSettled) return undefined;
    let wantedStill = true;
    ask(motion, topicId).then(
      (found) => wantedStill && setAsked({ key, found }),
      () => undefined,
    );
    return () => void (wantedStill = false);
  }, [ask, isSettled, key, motion, topicId]);
  return asked?.key === key ? asked.found : undefined;
}
