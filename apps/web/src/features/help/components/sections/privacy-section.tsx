import { BRAND, DELETED_NAME, FEWEST_TOLD, shownName } from '@rostrum/domain';
import { asNode } from '@rostrum/ui';
import * as m from '@rostrum/words/guide';
import { EncoderUse } from '../../../../shared/model-use/encoder-use.tsx';
import { ModelUse } from '../../../../shared/model-use/model-use.tsx';
import { PATHS, settingsUrl } from '../../../../shared/navigation/paths.ts';
import { linkTo } from '../../../../shared/navigation/link-to.tsx';

export function PrivacySection() {
  return (
    <>
      <p data-claim="legal-stored">{asNode(m.storedWhere({ notice: linkTo(PATHS.privacy) }))}</p>
      <h3>{m.seenTitle()}</h3>
      <ul>
        <li data-claim="privacy-email">{m.seenEmail()}</li>
        <li data-claim="privacy-profile">{m.seenProfile()}</li>
        <li data-claim="privacy-photo">{m.seenPhoto()}</li>
        <li data-claim="privacy-scores">{m.seenScores()}</li>
        <li data-claim="privacy-votes">{m.seenVotes({ fewest: FEWEST_TOLD })}</li>
        <li data-claim="privacy-drafts">{m.seenDrafts()}</li>
        <li data-claim="privacy-ballots">{m.seenBallots()}</li>
        <li data-claim="privacy-notes">{m.seenNotes()}</li>
        <li data-claim="privacy-reports">{m.seenReports()}</li>
      </ul>
      <h3>{m.readersTitle()}</h3>
      <ul data-claim="privacy-readers">
        <li>{m.readersPublic()}</li>
        <li>{m.readersUnlisted()}</li>
        <li>{m.readersPrivate()}</li>
      </ul>
      <p data-claim="privacy-search-engines">{m.searchEngines()}</p>
      <p data-claim="privacy-held">{m.heldReaders()}</p>
      <p data-claim="privacy-hidden">{m.hiddenReaders()}</p>
      <h3>{m.voiceTitle()}</h3>
      <p data-claim="privacy-voice">{m.voice({ brand: BRAND })}</p>
      <p data-claim="privacy-read-aloud">{m.readAloud()}</p>
      <h3>{m.deviceTitle()}</h3>
      <p data-claim="privacy-device">{m.device()}</p>
      <h3>{m.helpersTitle()}</h3>
      <p data-claim="privacy-processors">
        {m.helpers()} <ModelUse none={m.noModel()} /> <EncoderUse />
      </p>
      <h3>{m.ownDataTitle()}</h3>
      <p data-claim="privacy-own-data">
        {asNode(
          m.ownData({
            name: shownName(DELETED_NAME),
            data: linkTo(settingsUrl('data')),
            remove: linkTo(settingsUrl('delete')),
          }),
        )}
      </p>
    </>
  );
}
