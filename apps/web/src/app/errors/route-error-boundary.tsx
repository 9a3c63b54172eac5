import { Component, type ReactNode } from 'react';
import { ErrorState } from '@rostrum/ui';
import * as m from '@rostrum/words/errors';
import { tellFault } from '../../shared/faults/tell-fault.ts';

interface Props {
  children: ReactNode;
  /** Shows nothing instead of an error: for dispensable parts. */
  quiet?: boolean;
}

/** Keeps a page that broke from taking the others with it. Give it a key that changes with the page. */
export class RouteErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown) {
    tellFault(error);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return this.props.quiet ? null : <BrokenPage error={error} onRetry={() => this.retry(error)} />;
  }

  /** A missing part of the program needs a new page load; otherwise only this page starts over. */
  retry(error: unknown) {
    if (isLoadingFailure(error)) location.reload();
    else this.setState({ error: null });
  }
}

function BrokenPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <ErrorState
      level={1}
      title={isLoadingFailure(error) ? m.missing() : m.broken()}
      onRetry={onRetry}
      detail={error instanceof Error ? error.message : String(error)}
    >
      {isLoadingFailure(error) ? m.missingHint() : m.brokenHint()}
    </ErrorState>
  );
}

/** The browsers' messages for a chunk that cannot be fetched; they have no common error name. */
function isLoadingFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|Unable to preload/i.test(error.message)
  );
}
