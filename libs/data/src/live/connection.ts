import { KEPT_PAGE } from '@rostrum/domain';

/** Whether the browser knows that it has no connection, or the page comes from the worker because no server answered. */
export const hasNoConnection = (): boolean =>
  !navigator.onLine || document.documentElement.dataset[KEPT_PAGE] !== undefined;
