import { useCallback, useReducer } from 'react';

/** How often the search has been opened, and the text that this opening began with; null while it is closed. */
type Opening = { opening: number; text: string | null };
type Change = { type: 'opened'; text: string } | { type: 'closed' };

/**
 * The search over the page. Each opening has a number of its own, so that it starts afresh even if it comes before the
 * last one has left the page. While the search is open, opening it again changes nothing.
 */
export function useSearchOpening() {
  const [state, dispatch] = useReducer(step, { opening: 0, text: null });
  return {
    ...state,
    open: useCallback((text: string) => dispatch({ type: 'opened', text }), []),
    close: useCallback(() => dispatch({ type: 'closed' }), []),
  };
}

function step(state: Opening, change: Change): Opening {
  if (change.type === 'closed') return { ...state, text: null };
  return state.text === null ? { opening: state.opening + 1, text: change.text } : state;
}
