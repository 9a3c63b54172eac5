import { aRoom } from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OpeningPanel } from './opening-panel.tsx';

afterEach(() => vi.restoreAllMocks());

describe('a scheduled debate', () => {
  it('says when it starts, how long that is, and by whose clock', () => {
    render(<OpeningPanel room={aRoom({ opensAtMs: Date.now() + 26 * 3_600_000 })} />);
    expect(screen.getByText(/^Starts \w+/)).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^In 1 day [12] hours?/);
  });

  it('goes into a calendar', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    render(<OpeningPanel room={aRoom({ opensAtMs: Date.now() + 3_600_000 })} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
    expect(files[0]?.type).toContain('text/calendar');
    expect(await files[0]?.text()).toContain('/app/room/room-1');
  });

  it('needs no calendar once its time has come', () => {
    render(<OpeningPanel room={aRoom({ opensAtMs: Date.now() - 60_000 })} />);
    expect(screen.getByText(/^Was due to start/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is missing for an unscheduled debate', () => {
    const { container } = render(<OpeningPanel room={aRoom()} />);
    expect(container).toBeEmptyDOMElement();
  });
});
