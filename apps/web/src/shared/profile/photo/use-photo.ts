import { sendPhoto, updateUser, type Sending } from '@rostrum/data';
import * as m from '@rostrum/words/profile';
import { useEffect, useRef, useState } from 'react';
import { WHOLE, type Crop } from './crop.ts';
import { encodePhoto } from './encode-photo.ts';
import { PHOTO_PROBLEMS, readPhoto } from './read-photo.ts';

export type PhotoState =
  | { at: 'none' }
  | { at: 'opening' }
  | { at: 'cropping'; picture: ImageBitmap; crop: Crop }
  /** `share` of the photo that has left, 0 to 1; then the server looks at it. */
  | { at: 'uploading'; picture: ImageBitmap; crop: Crop; share: number };

/** A photo from the chosen file to the profile. `problem` is a sentence. */
export function usePhoto(uid: string, onDone: () => void) {
  const [state, setState] = useState<PhotoState>({ at: 'none' });
  const [problem, setProblem] = useState<string | null>(null);
  const upload = useRef<Sending<{ photoURL: string }>>(null);
  // Leaving the page ends the upload.
  useEffect(() => () => upload.current?.cancel(), []);

  const choose = async (file: File) => {
    setProblem(null);
    setState({ at: 'opening' });
    const read = await readPhoto(file);
    setState(read.ok ? { at: 'cropping', picture: read.value, crop: WHOLE } : { at: 'none' });
    if (!read.ok) setProblem(PHOTO_PROBLEMS[read.refusal]());
  };

  const send = async () => {
    if (state.at !== 'cropping') return;
    const { picture, crop } = state;
    setProblem(null);
    setState({ ...state, at: 'uploading', share: 0 });
    const refused = await store(picture, crop, (share) =>
      setState({ at: 'uploading', picture, crop, share }),
    );
    if (refused === null) {
      setState({ at: 'none' });
      return onDone();
    }
    setProblem(refused);
    setState({ at: 'cropping', picture, crop });
  };

  /** @returns why not, as a sentence; null if the profile shows the photo */
  const store = async (picture: ImageBitmap, crop: Crop, onShare: (share: number) => void) => {
    const photo = await encodePhoto(picture, crop);
    if (!photo.ok) return PHOTO_PROBLEMS[photo.refusal]();
    upload.current = sendPhoto(photo.value, onShare);
    const shown = await upload.current.sent;
    upload.current = null;
    if (shown.status === 'failed') return shown.message;
    try {
      await updateUser(uid, { photoURL: shown.value.photoURL });
      return null;
    } catch {
      // Logged where it happened.
      return m.accountNotChanged();
    }
  };

  return {
    state,
    problem,
    choose,
    send,
    reset: () => setState({ at: 'none' }),
    cancel: () => upload.current?.cancel(),
    setCrop: (crop: Crop) => state.at === 'cropping' && setState({ ...state, crop }),
  };
}
