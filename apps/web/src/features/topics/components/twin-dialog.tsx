import { Button, ButtonLink, Dialog, Motion } from '@rostrum/ui';
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
      title={twin.sameWords ? 'This motion is published already' : 'A topic says nearly the same'}
      text="Votes and debates count for more where they meet in one place."
      actions={
        <>
          {!twin.sameWords && <Button onClick={onPublishEvenSo}>Publish mine even so</Button>}
          <ButtonLink href={startDebateUrl({ motion: twin.motion, topic: twin.topicId })} look="primary">
            Debate that one
          </ButtonLink>
        </>
      }
    >
      <Motion as="p">{twin.motion}</Motion>
    </Dialog>
  );
}
