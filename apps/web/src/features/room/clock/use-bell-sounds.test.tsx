import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Bell } from './milestone.ts';
import { useBellSounds } from './use-bell-sounds.ts';
import { useRoomSettings } from '../../../shared/settings/use-room-settings.ts';

afterEach(() => localStorage.clear());

describe('settings for every room', () => {
  it('default to silence and no single keys', () => {
    const { result } = renderHook(useRoomSettings);
    expect(result.current).toMatchObject({ sounds: false, shortcuts: true });
  });

  it('is kept in this browser', () => {
    const { result } = renderHook(useRoomSettings);
    act(() => result.current.setSounds(true));
    act(() => result.current.setShortcuts(false));
    expect(result.current).toMatchObject({ sounds: true, shortcuts: false });
    expect(renderHook(useRoomSettings).result.current).toMatchObject({ sounds: true, shortcuts: false });
  });
});

describe('the sound of a bell', () => {
  const bell = (id: string, strokes = 1): Bell => ({ id, text: id, strokes });

  function listen(isOn: boolean, first?: Bell) {
    const ring = vi.fn<(strokes: number) => void>();
    const hook = renderHook((props: { bell: Bell | undefined }) => useBellSounds(props.bell, isOn, ring), {
      initialProps: { bell: first },
    });
    return { ring, ...hook };
  }

  it('is heard once, when it comes', () => {
    const { ring, rerender } = listen(true);
    rerender({ bell: bell('60', 2) });
    rerender({ bell: bell('60', 2) });
    expect(ring.mock.calls).toEqual([[2]]);
  });

  it('is not heard for a bell that rang before one came in', () => {
    const { ring, rerender } = listen(true, bell('60'));
    rerender({ bell: bell('60') });
    expect(ring).not.toHaveBeenCalled();
  });

  it('is silent for a person who did not ask for it', () => {
    const { ring, rerender } = listen(false);
    rerender({ bell: bell('60') });
    expect(ring).not.toHaveBeenCalled();
  });
});
