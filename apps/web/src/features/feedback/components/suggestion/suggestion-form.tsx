import { sendScreenshot } from '@rostrum/data';
import { LIMITS, suggestionKindSchema, suggestionTextSchema, type SuggestionKind } from '@rostrum/domain';
import { Button, Field, notify, Segment, TextArea } from '@rostrum/ui';
import * as m from '@rostrum/words/feedback';
import { ImagePlus, X } from 'lucide-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import type { Run } from '../../../../shared/commands/use-command.ts';
import { useHeldWords } from '../../../../shared/commands/use-held-words.ts';
import { encodeScreenshot, screenshotProblems } from '../../logic/encode-screenshot.ts';
import { draftShelf, NO_SUGGESTION, type SuggestionDraft } from '../../logic/suggestion-draft.ts';

const kindWords: Readonly<Record<SuggestionKind, () => string>> = {
  problem: m.problem,
  idea: m.idea,
  praise: m.praise,
};
const kinds = () => suggestionKindSchema.options.map((value) => ({ value, label: kindWords[value]() }));

export type SuggestionFormProps = {
  uid: string;
  run: Run<'feedback'>;
  upload?: typeof sendScreenshot;
};

/** Sends a suggestion to the makers: its kind, its text, and an optional picture. */
export function SuggestionForm({ uid, run, upload = sendScreenshot }: SuggestionFormProps) {
  const shelf = draftShelf(uid);
  const [draft, setDraft] = useState<SuggestionDraft>(() => shelf.load() ?? NO_SUGGESTION);
  const [picture, setPicture] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const words = useHeldWords();
  const store = usePictureStore(upload);
  const change = (changes: Partial<SuggestionDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    setProblem(undefined);
    words.forget();
    shelf.save(next);
  };
  const send = async () => {
    const text = suggestionTextSchema.safeParse(draft.text);
    if (!text.success) return setProblem(text.error.issues[0]?.message);
    words.forget();
    setIsSending(true);
    const stored = await store(picture);
    const isDone =
      stored.ok &&
      (await run(
        {
          type: 'suggest',
          kind: draft.kind,
          text: draft.text,
          page: globalThis.location.pathname,
          screenshot: stored.fileName,
        },
        { onHeld: words.onHeld, again: () => void send() },
      ));
    setIsSending(false);
    if (!stored.ok) return setProblem(stored.message);
    if (!isDone) return undefined;
    shelf.clear();
    setDraft(NO_SUGGESTION);
    setPicture(null);
    return notify({ text: m.sent() });
  };
  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field label={m.noteKind()} group>
        <Segment
          className="flex-wrap"
          options={kinds()}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
        />
      </Field>
      <Field label={m.noteText()} error={problem} refused={words.at('text')}>
        <TextArea
          rows={3}
          maxLength={LIMITS.suggestionMaxLength}
          value={draft.text}
          placeholder={m.notePlaceholder({ kind: draft.kind })}
          onChange={({ target }) => change({ text: target.value })}
        />
      </Field>
      <div className="row wrap">
        <Picture picture={picture} onChoose={setPicture} />
        <Button look="primary" type="submit" className="push" busy={isSending}>
          {m.send()}
        </Button>
      </div>
    </form>
  );
}

/** Chooses a picture by pointer or keyboard; the file input itself is out of sight. */
function Picture({ picture, onChoose }: { picture: File | null; onChoose: (file: File | null) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        id={id}
        className="visually-hidden"
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={m.pictureOfScreen()}
        tabIndex={-1}
        onChange={({ target }) => {
          onChoose(target.files?.[0] ?? null);
          target.value = '';
        }}
      />
      {picture ? (
        <>
          <span className="small muted wrap-anywhere">{picture.name}</span>
          <Button size="sm" icon={X} onClick={() => onChoose(null)}>
            {m.removePicture()}
          </Button>
        </>
      ) : (
        <Button icon={ImagePlus} onClick={() => input.current?.click()}>
          {m.addPicture()}
        </Button>
      )}
    </>
  );
}

type StoredPicture = { ok: true; fileName: string | null } | { ok: false; message: string };

/** Stores a picture once, however often the form with it is sent. */
function usePictureStore(upload: typeof sendScreenshot) {
  const kept = useRef<{ picture: File; stored: StoredPicture }>(undefined);
  return async (picture: File | null): Promise<StoredPicture> => {
    if (!picture) return { ok: true, fileName: null };
    if (kept.current?.picture === picture) return kept.current.stored;
    const stored = await store(picture, upload);
    if (stored.ok) kept.current = { picture, stored };
    return stored;
  };
}

async function store(picture: File, upload: typeof sendScreenshot): Promise<StoredPicture> {
  const encoded = await encodeScreenshot(picture);
  if (!encoded.ok) return { ok: false, message: screenshotProblems[encoded.refusal]() };
  const sent = await upload(encoded.value, () => undefined).sent;
  return sent.status === 'done'
    ? { ok: true, fileName: sent.value.fileName }
    : { ok: false, message: sent.message };
}
