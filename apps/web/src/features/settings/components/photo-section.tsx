import { removePhoto, updateUser } from '@rostrum/data';
import { nameOfProfile, type Profile, shownName } from '@rostrum/domain';
import { Avatar, Button, notify, Spinner } from '@rostrum/ui';
import * as m from '@rostrum/words/settings';
import { useState } from 'react';
import { CropFrame } from '../../../shared/profile/photo/crop-frame.tsx';
import { ChoosePhoto, PhotoProgress } from '../../../shared/profile/photo/photo-parts.tsx';
import { usePhoto } from '../../../shared/profile/photo/use-photo.ts';
import { Section } from './section.tsx';

/** The photo, another one, or none. */
export function PhotoSection({ uid, profile }: { uid: string; profile: Profile }) {
  const photo = usePhoto(uid, () => notify({ text: m.newPhotoShown(), tone: 'good' }));
  const { state } = photo;
  const choose = (file: File) => void photo.choose(file);
  return (
    <Section title={m.photo()} about={m.photoAbout()}>
      {state.at === 'none' || state.at === 'opening' ? (
        <div className="row wrap">
          <Avatar name={shownName(nameOfProfile(profile))} photo={profile.photoURL} size="xl" alone />
          {state.at === 'opening' && <Spinner label={m.openingPhoto()} />}
          {state.at === 'none' && <ChoosePhoto label={m.choosePhoto()} onFile={choose} />}
          {state.at === 'none' && profile.photoURL !== '' && <RemovePhoto uid={uid} />}
        </div>
      ) : (
        <>
          <CropFrame picture={state.picture} crop={state.crop} onChange={photo.setCrop} />
          <p className="row wrap">
            <Button busy={state.at === 'uploading'} onClick={() => void photo.send()}>
              {m.usePhoto()}
            </Button>
            {state.at === 'cropping' && <ChoosePhoto label={m.chooseAnother()} onFile={choose} />}
            {state.at === 'cropping' && (
              <Button look="quiet" onClick={photo.reset}>
                {m.keepPhoto()}
              </Button>
            )}
          </p>
        </>
      )}
      <PhotoProgress state={state} onCancel={photo.cancel} />
      <p role="alert" className="hint hint-bad">
        {photo.problem}
      </p>
    </Section>
  );
}

function RemovePhoto({ uid }: { uid: string }) {
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const reply = await removePhoto();
    // Logged at the source; others see the profile.
    if (reply.status === 'done') await updateUser(uid, { photoURL: '' }).catch(() => undefined);
    else notify({ text: reply.message, tone: 'danger' });
    setBusy(false);
  };
  return (
    <Button look="quiet" busy={busy} onClick={() => void remove()}>
      {m.removePhoto()}
    </Button>
  );
}
