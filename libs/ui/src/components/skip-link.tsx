import * as m from '@rostrum/words/ui';

/** First thing the Tab key reaches: past the navigation, straight to `<main id="main" tabIndex={-1}>`. */
export function SkipLink({ to = 'main' }: { to?: string }) {
  return (
    <a className="skip-link" href={`#${to}`}>
      {m.skipToContent()}
    </a>
  );
}
