import { readFrameRows, type FrameRow, type Kind } from '../../training/frames/frame-row.ts';

/** The half that figures are read on, once, at the end. Nothing is trained on it, and no threshold is chosen on it. */
export function readShutFrames(kind: Kind): FrameRow[] {
  return readFrameRows(new URL(`frames-${kind}.jsonl`, import.meta.url));
}
