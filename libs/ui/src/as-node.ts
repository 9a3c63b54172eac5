import { createElement, Fragment, type ReactNode } from 'react';

/** A text with tags from the catalogue, as something to draw: its pieces need no keys, because they never change places. */
export const asNode = (pieces: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...pieces);
