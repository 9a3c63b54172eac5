import { Button, Spinner } from '@rostrum/ui';
import { formatNumber } from '@rostrum/words';
import * as m from '@rostrum/words/profile';
import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import type { PhotoState } from './use-photo.ts';

/** Lets a person choose a photo from their device. */
export function ChoosePhoto({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={ImageUp} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={m.photo()}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // The same file can be chosen again.
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}

/** The upload progress of a photo; a finished upload can no longer be cancelled. */
export function PhotoProgress({ state, onCancel }: { state: PhotoState; onCancel: () => void }) {
  if (state.at !== 'uploading') return null;
  if (state.share >= 1) return <Spinner label={m.checkingPhoto()} />;
  const percent = Math.round(state.share * 100);
  return (
    <div className="row">
      <progress max={100} value={percent} aria-label={m.upload()} />
      <span className="small muted num">{formatNumber(percent / 100, { style: 'percent' })}</span>
      <Button size="sm" onClick={onCancel}>
        {m.cancelUpload()}
      </Button>
    </div>
  );
}
