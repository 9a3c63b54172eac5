import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aSession, renderPage } from '../../testing/render-page.tsx';
import { GeneratePage } from './generate-page.tsx';

const open = () => renderPage(<GeneratePage />, { session: aSession() });
const writeOwn = () => userEvent.click(screen.getByRole('button', { name: 'Write my own motion' }));
const motionField = () => screen.queryByRole('textbox', { name: 'Motion' });

beforeEach(() => localStorage.clear());

describe('a motion of one’s own that nobody has written yet', () => {
  it('is a form again after a reload, and goes when it is closed', async () => {
    const first = open();
    await writeOwn();
    first.unmount();
    open();
    expect(motionField()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryAllByRole('article')).toEqual([]);
  });

  it('is offered once', async () => {
    open();
    await writeOwn();
    await writeOwn();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('stays open while only its background is written', async () => {
    open();
    await writeOwn();
    await userEvent.type(screen.getByRole('textbox', { name: /^Background/ }), 'Fares.');
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: 'Motion' }), 'This house would ban fares');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('heading', { name: 'This house would ban fares' })).toBeVisible();
  });
});
