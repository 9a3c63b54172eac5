import { nameOfProfile } from '@rostrum/domain';
import { Avatar, Button, Spinner } from '@rostrum/ui';
import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { useSession } from '../../session/session.ts';
import { CropFrame } from './photo/crop-frame.tsx';
import { usePhoto, type PhotoState } from './photo/use-photo.ts';
import { StepActs, type StepProps } from './step-acts.tsx';

/** A photo, if somebody wants one: made small in the browser before it is sent. */
export function PhotoStep({ profile, onDone, onBack }: StepProps) {
  const { uid, displayName, photoURL } = useSession();
  const photo = usePhoto(uid, onDone);
  const { state } = photo;
  return (
    <div className="onboard-form">
      <div className="stack-2">
        <h1 className="display">A face to the name</h1>
        <p className="lede">A photo helps others to remember you. Initials do as well.</p>
      </div>
      {state.at === 'none' || state.at === 'opening' ? (
        <div className="row">
          <Avatar
            name={profile ? nameOfProfile(profile) : displayName || 'You'}
            photo={profile?.photoURL ?? photoURL}
            size="xl"
            alone
          />
          {state.at === 'opening' ? (
            <Spinner label="Opening the photo" />
          ) : (
            <ChooseFile label="Choose a photo" onFile={(file) => void photo.choose(file)} />
          )}
        </div>
      ) : (
        <>
          <CropFrame picture={state.picture} crop={state.crop} onChange={photo.setCrop} />
          {state.at === 'cropping' && (
            <p>
              <ChooseFile label="Choose another" onFile={(file) => void photo.choose(file)} />
            </p>
          )}
        </>
      )}
      <Progress state={state} onCancel={photo.cancel} />
      <p role="alert" className="hint hint-bad">
        {photo.problem}
      </p>
      <StepActs
        onBack={onBack}
        onSkip={state.at === 'uploading' ? undefined : onDone}
        next={
          <Button
            look="primary"
            size="lg"
            busy={state.at === 'uploading'}
            disabledBecause={state.at === 'none' ? 'Choose a photo, or skip this.' : undefined}
            onClick={() => void photo.send()}
          >
            Use this photo
          </Button>
        }
      />
    </div>
  );
}

function ChooseFile({ label, onFile }: { label: string; onFile: (file: File) => void }) {
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
        aria-label="Photo"
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

function Progress({ state, onCancel }: { state: PhotoState; onCancel: () => void }) {
  if (state.at !== 'uploading') return null;
  const percent = Math.round(state.share * 100);
  return (
    <div className="row">
      <progress max={100} value={percent} aria-label="Upload" />
      <span className="small muted num">{percent} %</span>
      <Button size="sm" onClick={onCancel}>
        Cancel upload
      </Button>
    </div>
  );
}
