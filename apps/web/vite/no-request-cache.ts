/*
 * Takes the place of swr, which @clerk/shared imports for its hooks about organisations and billing. We call none of
 * them, so what is left is the frame around the user's context.
 */
import type { ReactNode } from 'react';

const unreachable = (): never => {
  throw new Error('Nothing here reads organisations or billing from Clerk.');
};

export const SWRConfig = ({ children }: { children: ReactNode }) => children;
export const useSWRConfig = unreachable;
export default unreachable;
