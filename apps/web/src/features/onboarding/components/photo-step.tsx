import { nameOfProfile, shownName } from '@rostrum/domain';
import { Avatar, Button, Spinner } from '@rostrum/ui';
import * as m from '@rostrum/words/onboarding';
import { CropFrame } from '../../../shared/profile/photo/crop-frame.tsx';
import { ChoosePhoto, PhotoProgress } from '../../../shared/profile/photo/photo-parts.tsx';
import { usePhoto } from '../../../shared/profile/photo/use-photo.ts';
import { useSession } from '../../../shared/session/session.ts';
import { StepActions, type StepProps } from './step-actions.tsx';

/** An optional photo, resized in the browser before the upload. */
export function PhotoStep({ profile, onDone, onBack }: StepProps) {
  const { uid, displayName, photoURL } = useSession();
  const photo = usePhoto(uid, onDone);
  const { state } = photo;
  return (
    <div className="onboard-form">
      <div className="stack-2">
        <h1 className="display">{m.photoTitle()}</h1>
        <p className="lede">{m.photoLede()}</p>
      </div>
      {state.at === 'none' || state.at === 'opening' ? (
        <div className="row">
          <Avatar
            name={profile ? shownName(nameOfProfile(profile)) : displayName || m.you()}
            photo={profile?.photoURL ?? photoURL}
            size="xl"
            alone
          />
          {state.at === 'opening' ? (
            <Spinner label={m.openingPhoto()} />
          ) : (
            <ChoosePhoto label={m.choosePhoto()} onFile={(file) => void photo.choose(file)} />
          )}
        </div>
      ) : (
        <>
          <CropFrame picture={state.picture} crop={state.crop} onChange={photo.setCrop} />
          {state.at === 'cropping' && (
            <p>
              <ChoosePhoto label={m.chooseAnother()} onFile={(file) => void photo.choose(file)} />
            </p>
          )}
        </>
      )}
      <PhotoProgress state={state} onCancel={photo.cancel} />
      <p role="alert" className="hint hint-bad">
        {photo.problem}
      </p>
      <StepActions
        onBack={onBack}
        onSkip={state.at === 'uploading' ? undefined : onDone}
        next={
          <Button
            look="primary"
            size="lg"
            busy={state.at === 'uploading'}
            disabledBecause={state.at === 'none' ? m.photoMissing() : undefined}
            onClick={() => void photo.send()}
          >
            {m.usePhoto()}
          </Button>
        }
      />
    </div>
  );
}
