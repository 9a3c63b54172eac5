import { captionSchema, countsPath, countsSchema, roomPath, roomSchema } from '@rostrum/domain';

type Read = (paths: readonly string[]) => Promise<(object | undefined)[]>;

const CAPTION = /^rooms\/([^/]+)\/captions\/[^/]+$/;

/** @throws Error if a caption stands after its step, outside a running debate, or unknown to the counts that end it */
export async function checkCaptions(read: Read, everWritten: ReadonlySet<string>): Promise<void> {
  for (const path of everWritten) {
    const roomId = CAPTION.exec(path)?.[1];
    if (roomId === undefined) continue;
    const [fields, room, counts] = await read([path, roomPath(roomId), countsPath(roomId)]);
    if (!fields) continue;
    const { uid, stepIndex } = captionSchema.parse(fields);
    const { debate } = roomSchema.parse(room);
    const isRunning = debate.phase === 'live' && debate.floor.stepIndex === stepIndex;
    const isKnown = countsSchema.parse(counts).captioned?.includes(uid) === true;
    if (!isRunning || !isKnown) throw new Error(`${path} is stored in the phase ${debate.phase}`);
  }
}
