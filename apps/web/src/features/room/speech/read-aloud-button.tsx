import type { Message } from '@rostrum/domain';
import { IconButton, MenuItem } from '@rostrum/ui';
import * as m from '@rostrum/words/room-speech';
import { Square, Volume2, VolumeX } from 'lucide-react';
import { useRoomVoice } from './speech-context.tsx';

/** Reads one message aloud, or stops it. A browser without voices shows nothing. */
export function ReadAloudButton({ message, whose }: { message: Message; whose: string }) {
  const voice = useRoomVoice();
  if (!voice) return null;
  const isRead = voice.currentId === message.id;
  return (
    <IconButton
      size="sm"
      icon={isRead ? Square : Volume2}
      label={isRead ? m.stopReading() : m.readTheirs({ whose })}
      onClick={() => (isRead ? voice.stop() : voice.read(message))}
    />
  );
}

/** The same in the menu of a message. */
export function ReadMessageItem({ message }: { message: Message }) {
  const voice = useRoomVoice();
  if (!voice) return null;
  const isRead = voice.currentId === message.id;
  return (
    <MenuItem icon={isRead ? Square : Volume2} onSelect={() => (isRead ? voice.stop() : voice.read(message))}>
      {isRead ? m.stopReading() : m.read()}
    </MenuItem>
  );
}

/** The switch of a room's menu: whether new speeches are read as they arrive. */
export function ReadAloudItem() {
  const voice = useRoomVoice();
  if (!voice) return null;
  const { isOn, setOn } = voice;
  return (
    <MenuItem icon={isOn ? VolumeX : Volume2} onSelect={() => setOn(!isOn)}>
      {isOn ? m.stopReadingSpeeches() : m.readSpeeches()}
    </MenuItem>
  );
}
