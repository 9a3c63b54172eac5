import type { UploadTask } from 'firebase/storage';
import { avatarPath, PHOTO_TYPE, screenshotPath } from '@rostrum/domain';
import { storage } from '../firebase-app.ts';

/** Why a photo did not arrive, each with the sentence that the person reads. */
export const UPLOAD_PROBLEMS = {
  cancelled: 'The upload was cancelled.',
  denied: 'The server did not take that photo. Choose another.',
  'signed-out': 'You are signed out. Sign in again and upload the photo once more.',
  full: 'There is no room for photos at the moment. Go on without one and try again later.',
  unreachable: 'The photo did not arrive. Check the connection and try again.',
} as const;
export type UploadProblem = keyof typeof UPLOAD_PROBLEMS;

export type Uploaded =
  { status: 'done'; fileName: string } | { status: 'failed'; problem: UploadProblem; message: string };

/** An upload under way: `cancel` ends it, and `uploaded` then says so. */
export type Upload = { uploaded: Promise<Uploaded>; cancel: () => void };

/** Begins to store a file at a path; `onProgress` gets the share that has arrived, 0 to 1. */
export type BeginUpload = (
  path: string,
  photo: Blob,
  onProgress: (share: number) => void,
) => Promise<{ done: Promise<unknown>; cancel: () => void }>;

/** Stores a photo among one's own; the server then has to be asked to show it. Never throws. */
export function uploadPhoto(
  uid: string,
  photo: Blob,
  onProgress: (share: number) => void,
  begin: BeginUpload = beginInStorage,
): Upload {
  return upload((fileName) => avatarPath(uid, fileName), photo, onProgress, begin);
}

/** Stores a picture that a note to the makers then names. Never throws. */
export function uploadScreenshot(
  uid: string,
  picture: Blob,
  onProgress: (share: number) => void,
  begin: BeginUpload = beginInStorage,
): Upload {
  return upload((fileName) => screenshotPath(uid, fileName), picture, onProgress, begin);
}

function upload(
  placeOf: (fileName: string) => string,
  picture: Blob,
  onProgress: (share: number) => void,
  begin: BeginUpload,
): Upload {
  const fileName = crypto.randomUUID();
  let isCancelled = false;
  const beginning = begin(placeOf(fileName), picture, onProgress);
  const finish = async (): Promise<Uploaded> => {
    try {
      const { done, cancel } = await beginning;
      if (isCancelled) cancel();
      await done;
      return { status: 'done', fileName };
    } catch (error) {
      const problem = isCancelled ? 'cancelled' : problemOf(error);
      return { status: 'failed', problem, message: UPLOAD_PROBLEMS[problem] };
    }
  };
  return {
    uploaded: finish(),
    cancel: () => {
      isCancelled = true;
      void beginning.then(({ cancel }) => cancel()).catch(() => undefined);
    },
  };
}

const beginInStorage: BeginUpload = async (path, photo, onProgress) => {
  const [{ ref, uploadBytesResumable }, bucket] = await Promise.all([import('firebase/storage'), storage()]);
  const task: UploadTask = uploadBytesResumable(ref(bucket, path), photo, { contentType: PHOTO_TYPE });
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress(bytesTransferred / totalBytes));
  return { done: task.then(), cancel: () => task.cancel() };
};

function problemOf(error: unknown): UploadProblem {
  const code = error instanceof Error && 'code' in error ? String(error.code).replace('storage/', '') : '';
  if (code === 'canceled') return 'cancelled';
  if (code === 'unauthenticated') return 'signed-out';
  if (code === 'unauthorized') return 'denied';
  return code === 'quota-exceeded' ? 'full' : 'unreachable';
}
