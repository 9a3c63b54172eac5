import { Toaster } from '../../src/index.ts';
import { ClockStates } from './states-clock.tsx';
import { ControlStates } from './states-controls.tsx';
import { FloorStates } from './states-floor.tsx';
import { NoteStates } from './states-notes.tsx';
import { OverlayStates } from './states-overlays.tsx';

export function StatesPage() {
  return (
    <main className="page sheet-page">
      <header className="page-head">
        <h1 className="page-title">States</h1>
        <p className="muted small">Every part in every state it can reach.</p>
      </header>
      <ClockStates />
      <NoteStates />
      <FloorStates />
      <ControlStates />
      <OverlayStates />
      <Toaster />
    </main>
  );
}
