import { renderHook, act } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { RoomProvider, useRoom } from './room-context.tsx';

afterEach(() => localStorage.clear());

const inProvider = () => renderHook(useRoom, { wrapper: RoomProvider });

describe('the room context', () => {
  test('starts empty if nothing is stored', () => {
    expect(inProvider().result.current).toMatchObject({ activeRoom: null, activeUsername: null });
  });

  test('loads the stored room and name on start', () => {
    localStorage.setItem('activeRoom', 'room-7');
    localStorage.setItem('activeUsername', 'ada');
    expect(inProvider().result.current).toMatchObject({ activeRoom: 'room-7', activeUsername: 'ada' });
  });

  test('stores values under the specified keys', () => {
    const { result } = inProvider();
    act(() => result.current.setActiveRoom('room-7'));
    act(() => result.current.setActiveUsername('ada'));
    expect(result.current).toMatchObject({ activeRoom: 'room-7', activeUsername: 'ada' });
    expect(localStorage.getItem('activeRoom')).toBe('room-7');
    expect(localStorage.getItem('activeUsername')).toBe('ada');
  });

  test.each(['', null])('an empty value (%o) removes the stored one', (empty) => {
    localStorage.setItem('activeRoom', 'room-7');
    const { result } = inProvider();
    act(() => result.current.setActiveRoom(empty));
    expect(result.current.activeRoom).toBeNull();
    expect(localStorage.getItem('activeRoom')).toBeNull();
  });

  test('an empty value that was stored counts as none', () => {
    localStorage.setItem('activeUsername', '');
    expect(inProvider().result.current.activeUsername).toBeNull();
  });

  test('works for as long as the page lives if the browser refuses storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const { result } = inProvider();
    act(() => result.current.setActiveRoom('room-7'));
    expect(result.current.activeRoom).toBe('room-7');
  });

  test('names what is missing when it is used outside its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(useRoom)).toThrow('useRoom must be used within a RoomProvider');
  });
});
