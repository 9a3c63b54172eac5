import { BRAND } from '@rostrum/domain';

/** The page's name in the browser's tab. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${BRAND}`}</title>;
}
