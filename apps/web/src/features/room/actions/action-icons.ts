import {
  CirclePause,
  CirclePlay,
  CircleStop,
  CircleX,
  Flag,
  Gavel,
  Hand,
  Hourglass,
  MessageCircleQuestion,
  Pause,
  Play,
  SkipForward,
  Timer,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Wish } from './room-action.ts';

/** The sign of an action; some are clear from their words alone. */
export const ACTION_ICONS: Partial<Record<Wish['type'], LucideIcon>> = {
  pause: Pause,
  resume: Play,
  nextStep: SkipForward,
  extend: Timer,
  pauseModerator: CirclePause,
  resumeModerator: CirclePlay,
  end: CircleStop,
  cancel: CircleX,
  proposeEnd: Flag,
  handOver: Gavel,
  takePrep: Hourglass,
  offerPoi: MessageCircleQuestion,
  raiseHand: Hand,
  lowerHand: Hand,
};
