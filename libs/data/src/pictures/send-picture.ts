import {
  PICTURE_REFUSALS,
  type PictureAnswers,
  type PictureCommand,
  type PicturesInput,
} from '@rostrum/domain';
import * as m from '@rostrum/words/live';
import * as z from 'zod/mini';
import { answersWith, nothing } from '../commands/read-answer.ts';
import { newCommandId, sendCommand, wireTo, type Wire } from '../commands/send-command.ts';
import { postCallable, type Posting } from './post-callable.ts';

/** The reply to a picture; `message` is the sentence that the person reads. */
type SentPicture<Value> =
  { status: 'done'; value: Value } | { status: 'failed'; isCancelled: boolean; message: string };

/** A picture upload: `cancel` stops it until the server has all of it, and `sent` then reports that. */
export type Sending<Value> = { sent: Promise<SentPicture<Value>>; cancel: () => void };

type Post = (input: PicturesInput, posting: Posting) => Promise<unknown>;

/** A large picture takes its time on a slow line, in milliseconds. */
const TIMEOUT_MS = 120_000;

const post: Post = (input, posting) => postCallable('pictures', input, posting);
const read = answersWith(PICTURE_REFUSALS);
const values: { [Type in PictureCommand['type']]: z.ZodMiniType<PictureAnswers[Type]> } = {
  setPhoto: z.object({ photoURL: z.string() }),
  removePhoto: nothing,
  keepScreenshot: z.object({ fileName: z.string() }),
};

const COMMANDS = {
  setPhoto: (bytes: string) => ({ type: 'setPhoto', bytes }) as const,
  keepScreenshot: (bytes: string) => ({ type: 'keepScreenshot', bytes }) as const,
};

/** Uploads one's own profile photo. `onProgress` gets the sent share, 0 to 1. Never throws. */
export function sendPhoto(photo: Blob, onProgress: (share: number) => void, by = post) {
  return sending('setPhoto', photo, onProgress, by);
}

/** Sends a picture that a note to the makers then names. Never throws. */
export function sendScreenshot(picture: Blob, onProgress: (share: number) => void, by = post) {
  return sending('keepScreenshot', picture, onProgress, by);
}

/** Removes one's own profile photo. */
export function removePhoto(wire: Wire<PicturesInput> = wireTo('pictures')) {
  const input: PicturesInput = { commandId: newCommandId(), command: { type: 'removePhoto' } };
  return sendCommand('removePhoto', input, (answer) => read(answer, (value) => nothing.parse(value)), wire);
}

function sending<Type extends 'setPhoto' | 'keepScreenshot'>(
  type: Type,
  picture: Blob,
  onProgress: (share: number) => void,
  by: Post,
): Sending<PictureAnswers[Type]> {
  const ending = new AbortController();
  const { signal } = ending;
  const { pause, ...wire } = wireTo<string>('pictures');
  const byCommandId: Wire<string> = {
    ...wire,
    call: async (commandId) => {
      const command = COMMANDS[type](await inBase64(picture));
      return by({ commandId, command }, { onProgress, signal, timeout: TIMEOUT_MS });
    },
    pause: async () => void (signal.aborted || (await pause())),
  };
  const parse = (answer: unknown) => read(answer, (value) => values[type].parse(value));
  const send = async (): Promise<SentPicture<PictureAnswers[Type]>> => {
    const reply = await sendCommand(type, newCommandId(), parse, byCommandId);
    if (reply.status === 'done') return reply;
    const isCancelled = signal.aborted;
    return { status: 'failed', isCancelled, message: isCancelled ? m.uploadCancelled() : reply.message };
  };
  return { sent: send(), cancel: () => ending.abort() };
}

/** The part of a data URL after the comma. */
function inBase64(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    const settle = () =>
      typeof reader.result === 'string'
        ? resolve(reader.result.split(',')[1] ?? '')
        : reject(reader.error ?? new Error('The picture cannot be read'));
    reader.addEventListener('loadend', settle);
    reader.readAsDataURL(picture);
  });
}
