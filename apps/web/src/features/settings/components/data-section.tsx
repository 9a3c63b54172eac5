import { downloadAccount } from '@rostrum/data';
import { accountFileName } from '@rostrum/domain';
import { Button, downloadText, Link } from '@rostrum/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { PATHS } from '../../../shared/navigation/paths.ts';
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
    <Section name="data" title="Your data" about="What we hold about you, as one JSON file.">
      <p>
        Your profile, what you wrote, your debates, votes and topics, whom you follow, block and reported, and
        what the moderator told you. Nothing that others wrote. The{' '}
        <Link href={PATHS.privacy}>privacy notice</Link> says what is kept, and for how long.
      </p>
      <p className="row wrap">
        <Button icon={Download} busy={fetching.at === 'busy'} onClick={() => void download()}>
          Download my data
        </Button>
        <output className="small muted num">{wordsFor(fetching)}</output>
      </p>
      <p role="alert" className="hint hint-bad">
        {fetching.at === 'failed' && `${fetching.message} Nothing was saved; start the download again.`}
      </p>
    </Section>
  );
}

function wordsFor(fetching: Fetching): string {
  if (fetching.at === 'busy')
    return fetching.count === 0 ? 'Collecting' : `${entries(fetching.count)} so far`;
  return fetching.at === 'done' ? `Saved: ${entries(fetching.count)}.` : '';
}

const entries = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`;
