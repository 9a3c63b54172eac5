import { ADA, aCareCard } from '@rostrum/domain/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { inRoom } from '../../session/testing/in-room.tsx';
import { CareLine } from './care-line.tsx';

function show(care: ReturnType<typeof aCareCard>[]) {
  const onLook = vi.fn<() => void>();
  renderPage(inRoom(<CareLine onLook={onLook} />, { care, uid: ADA }));
  return onLook;
}
const line = () => screen.queryByText('The moderator has written to you.');

beforeEach(() => localStorage.clear());

describe('care, where another part of the room covers the floor', () => {
  it('is one line that leads to the card, and says nothing of what it is about', async () => {
    const onLook = show([aCareCard({ about: ADA })]);
    expect(line()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Read it' }));
    expect(onLook).toHaveBeenCalledOnce();
  });

  it('says nothing without a card, or once it is answered', () => {
    show([aCareCard({ about: ADA, answeredAtMs: 1 })]);
    expect(line()).toBeNull();
  });
});
