import { downloadAccount } from '@rostrum/data';
import { accountFileName } from '@rostrum/domain';
import { asNode, Button, downloadText } from '@rostrum/ui';
import * as m from '@rostrum/words/settings';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { PATHS } from '../../../shared/navigation/paths.ts';
import { linkTo } from '../../../shared/navigation/link-to.tsx';
import { Section } from './section.tsx';

type Fetching =
  | { at: 'idle' }
  | { at: 'busy'; count: number }
  | { at: 'done'; count: number }
  | { at: 'failed'; message: string };

/** All of a person's stored data, as one file. */
export function DataSection({ uid }: { uid: string }) {
  const [fetching, setFetching] = useState<Fetching>({ at: 'idle' });
  const download = async () => {
    if (fetching.at === 'busy') return;
    setFetching({ at: 'busy', count: 0 });
    const reply = await downloadAccount(uid, (count) => setFetching({ at: 'busy', count }));
    if (reply.status !== 'done') return setFetching({ at: 'failed', message: reply.message });
    const { parts, exportedAt } = reply.value;
    downloadText(
      accountFileName(Date.parse(exportedAt)),
      JSON.stringify(reply.value, null, 2),
      'application/json',
    );
    setFetching({ at: 'done', count: Object.values(parts).flat().length });
  };
  return (
    <Section name="data" title={m.data()} about={m.dataAbout()}>
      <p>
        {asNode(
          m.dataContents({
            privacy: linkTo(PATHS.privacy),
          }),
        )}
      </p>
      <p className="row wrap">
        <Button icon={Download} busy={fetching.at === 'busy'} onClick={() => void download()}>
          {m.downloadData()}
        </Button>
        <output className="small muted num">{wordsFor(fetching)}</output>
      </p>
      <p role="alert" className="hint hint-bad">
        {fetching.at === 'failed' && m.downloadFailed({ reason: fetching.message })}
      </p>
    </Section>
  );
}

function wordsFor(fetching: Fetching): string {
  if (fetching.at === 'busy')
    return fetching.count === 0 ? m.collecting() : m.entriesSoFar({ count: fetching.count });
  return fetching.at === 'done' ? m.entriesSaved({ count: fetching.count }) : '';
}
