import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, renderPage } from '../../../testing/render-page.tsx';
import { HousePage } from '../house-page.tsx';

export const show = () =>
  renderPage(<HousePage notFound={<h1>No one sits here</h1>} />, { session: aSession({ uid: 'cleo' }) });
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const look = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
export const item = () => within(screen.getByRole('listitem', { name: 'Message' }));
export const explain = (text: string) =>
  userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), text);
