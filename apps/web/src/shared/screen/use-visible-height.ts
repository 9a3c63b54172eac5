import { useEffect } from 'react';

/** A part of the window at least this high, in CSS pixels, is a keyboard and not a bar of the browser. */
const KEYBOARD_PX = 120;

/**
 * Fits the page between the top of the window and an on-screen keyboard, where the browser only lays the keyboard over
 * it. The style sheet reads `--visible-height` and `data-keyboard` of the root.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const root = document.documentElement;
    const fullPx = window.innerHeight;
    const clear = () => {
      root.style.removeProperty('--visible-height');
      delete root.dataset['keyboard'];
    };
    const fit = () => {
      const hiddenPx = Math.max(fullPx, window.innerHeight) - view.height * view.scale;
      // Somebody who zooms in has no keyboard in the way.
      if (view.scale > 1.01 || hiddenPx < KEYBOARD_PX || !isTyping()) return clear();
      root.style.setProperty('--visible-height', `${Math.round(view.height)}px`);
      root.dataset['keyboard'] = 'open';
      window.scrollTo(0, 0);
      return undefined;
    };
    view.addEventListener('resize', fit);
    view.addEventListener('scroll', fit);
    document.addEventListener('focusout', clear);
    return () => {
      view.removeEventListener('resize', fit);
      view.removeEventListener('scroll', fit);
      document.removeEventListener('focusout', clear);
      clear();
    };
  }, []);
}

function isTyping(): boolean {
  return (
    document.activeElement instanceof HTMLTextAreaElement ||
    document.activeElement instanceof HTMLInputElement
  );
}
