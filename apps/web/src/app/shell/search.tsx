import { belongsToInputMethod, Button, Modal } from '@rostrum/ui';
import * as m from '@rostrum/words/shell';
import { useEffect, useState, type ComponentType, type KeyboardEvent } from 'react';
import { PaletteField } from '../../features/command/components/palette-field.tsx';
import type { SearchPaletteProps } from './search-palette.tsx';

type Palette = ComponentType<SearchPaletteProps>;
/** The palette once it has loaded. */
type Fetched = { at: 'loading' } | { at: 'failed' } | { at: 'ready'; Palette: Palette };

const fetchPalette = async () => (await import('./search-palette.tsx')).SearchPalette;

export type SearchProps = Omit<SearchPaletteProps, 'isEntered'> & { fetchPart?: () => Promise<Palette> };

/**
 * The search from its first keystroke on. While the palette loads, the field stands alone and keeps the typed text;
 * the palette waits until an input method has finished its word.
 */
export function Search({ initialText, fetchPart = fetchPalette, ...palette }: SearchProps) {
  const [text, setText] = useState(initialText);
  const [isEntered, setEntered] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const fetched = useFetched(fetchPart);
  const { onClose } = palette;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || belongsToInputMethod(event)) return;
    setEntered(text.trim() !== '');
    // The keyup must not press a button that has the focus by then, in the opened palette.
    event.preventDefault();
  };
  return (
    <Modal className="palette" aria-label={m.search()} onClose={onClose} pressOutside>
      {fetched.at === 'ready' && !isComposing ? (
        <fetched.Palette initialText={text} isEntered={isEntered} {...palette} />
      ) : (
        <>
          <PaletteField
            text={text}
            onText={(typed) => {
              setText(typed);
              setEntered(false);
            }}
            onClose={onClose}
            onKeyDown={onKeyDown}
            onCompositionStart={() => setComposing(true)}
            onCompositionEnd={() => setComposing(false)}
          />
          <Waiting hasFailed={fetched.at === 'failed'} />
        </>
      )}
    </Modal>
  );
}

function Waiting({ hasFailed }: { hasFailed: boolean }) {
  return (
    <div className="palette-said">
      <output>{hasFailed ? `${m.searchFailed()} ` : m.searchOpening()}</output>
      {hasFailed && (
        <Button size="sm" look="quiet" onClick={() => location.reload()}>
          {m.reload()}
        </Button>
      )}
    </div>
  );
}

function useFetched(fetchPart: () => Promise<Palette>): Fetched {
  const [fetched, setFetched] = useState<Fetched>({ at: 'loading' });
  useEffect(() => {
    let isWanted = true;
    const tell = (next: Fetched) => {
      if (isWanted) setFetched(next);
    };
    fetchPart().then(
      (Palette) => tell({ at: 'ready', Palette }),
      (error: unknown) => {
        console.warn('The search could not be fetched', error);
        tell({ at: 'failed' });
      },
    );
    return () => void (isWanted = false);
  }, [fetchPart]);
  return fetched;
}
