import { Button, ButtonLink, Dialog, Motion } from '@rostrum/ui';
import * as m from '@rostrum/words/topics';
import { startDebateUrl } from '../../../shared/navigation/paths.ts';

/** A published topic that says the same as one that was about to be published. */
export type Twin = { topicId: string; motion: string; sameWords: boolean };

export type TwinDialogProps = { twin: Twin; onPublishEvenSo: () => void; onClose: () => void };

/** Shows the existing topic; other words may be published anyway. */
export function TwinDialog({ twin, onPublishEvenSo, onClose }: TwinDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={twin.sameWords ? m.twinTitle() : m.nearTwinTitle()}
      text={m.twinHint()}
      actions={
        <>
          {!twin.sameWords && <Button onClick={onPublishEvenSo}>{m.publishAnyway()}</Button>}
          <ButtonLink href={startDebateUrl({ motion: twin.motion, topic: twin.topicId })} look="primary">
            {m.debateTwin()}
          </ButtonLink>
        </>
      }
    >
      <Motion as="p">{twin.motion}</Motion>
    </Dialog>
  );
}
