export { EmptyHouse } from './art/empty-house.tsx';
export { HemicycleHero } from './art/hemicycle-hero.tsx';
export { SeatsChart } from './art/seats-chart.tsx';
export { SwingBars } from './art/swing-bars.tsx';
export { SwingChart } from './art/swing-chart.tsx';
export { CountsPlot } from './charts/counts-plot.tsx';
export { PointsPlot, type PlotPoint, type PointsPlotProps } from './charts/points-plot.tsx';
export { AIRTIME_SCALE } from './charts/scales.ts';
export { directionOf, TREND_FROM, trendOf } from './charts/trend.ts';
export { ValueBar } from './charts/value-bar.tsx';
export { AlertDialog } from './components/alert-dialog.tsx';
export { AvatarButton } from './components/avatar-button.tsx';
export { Avatar, initialsOf, toneOf } from './components/avatar.tsx';
export type { Presence } from './components/avatar.tsx';
export { Bone, Bones } from './components/bone.tsx';
export type { ButtonLook, ButtonSize } from './components/button-class.ts';
export { ButtonLink } from './components/button-link.tsx';
export { Button } from './components/button.tsx';
export { Checkbox } from './components/checkbox.tsx';
export { Chip } from './components/chip.tsx';
export { CodeBoxes } from './components/code-boxes.tsx';
export { Collapsible } from './components/collapsible.tsx';
export { Dialog } from './components/dialog.tsx';
export { EmptyState } from './components/empty-state.tsx';
export { ErrorState } from './components/error-state.tsx';
export { Field } from './components/field.tsx';
export { IconButton } from './components/icon-button.tsx';
export { Kbd } from './components/kbd.tsx';
export { Link, LinkProvider } from './components/link.tsx';
export type { LinkProps } from './components/link.tsx';
export { LiveDot } from './components/live-dot.tsx';
export { Logo, Mark } from './components/mark.tsx';
export { MenuChoice, MenuItem, MenuLabel, MenuLine, MenuLink } from './components/menu-item.tsx';
export { Menu } from './components/menu.tsx';
export { Modal } from './components/modal.tsx';
export { dismiss, notify } from './components/notices.ts';
export type { Notice } from './components/notices.ts';
export { Motion } from './components/motion.tsx';
export { PageHead } from './components/page-head.tsx';
export { Panel } from './components/panel.tsx';
export { Popover } from './components/popover.tsx';
export { SeatPips } from './components/seat-pips.tsx';
export { SectionHead } from './components/section-head.tsx';
export { Segment } from './components/segment.tsx';
export { Select } from './components/select.tsx';
export { Pip, Side } from './components/side.tsx';
export type { Leaning, SideName } from './components/side.tsx';
export { SkipLink } from './components/skip-link.tsx';
export { PageSpinner, Spinner } from './components/spinner.tsx';
export { Switch } from './components/switch.tsx';
export { Tabs } from './components/tabs.tsx';
export { Count, Tag } from './components/tag.tsx';
export { AiBadge } from './components/ai-badge.tsx';
export { TextArea } from './components/text-area.tsx';
export { TextInput } from './components/text-input.tsx';
export { Toaster } from './components/toaster.tsx';
export { Tooltip } from './components/tooltip.tsx';
export { VisuallyHidden } from './components/visually-hidden.tsx';
export { useCommandKey } from './command-key.ts';
export { cx } from './cx.ts';
export { downloadText } from './download-text.ts';
export { ActNote } from './debate/act-note.tsx';
export { ClockMilestones } from './debate/clock-milestones.tsx';
export type { Milestone } from './debate/clock-milestones.tsx';
export { Ask } from './debate/ask.tsx';
export { clockOf, progressOf, turnClockOf } from './debate/clock-of.ts';
export type { DrawnClock } from './debate/clock-of.ts';
export { Clock, ClockLegend } from './debate/clock.tsx';
export { grouped } from './debate/composer-rules.ts';
export type { ClockState } from './debate/clock.tsx';
export { Composer } from './debate/composer.tsx';
export type { ComposerState } from './debate/composer-rules.ts';
export { FoldedNote } from './debate/folded-note.tsx';
export { FormatSteps, sideOfStep } from './debate/format-steps.tsx';
export type { Span } from './debate/highlight.ts';
export { MiniClock } from './debate/mini-clock.tsx';
export { ModeratorPaused } from './debate/moderator-paused.tsx';
export { Note } from './debate/note.tsx';
export type { NoteKind } from './debate/note.tsx';
export { AirtimeBar, PersonRow } from './debate/person-row.tsx';
export { QuoteBlock } from './debate/quote-block.tsx';
export { quoted } from './debate/quoted.tsx';
export { RoomRow } from './debate/room-row.tsx';
export {
  formatLine,
  moderationWords,
  PHASE_WORDS,
  seatCounts,
  standing,
  timeLeft,
} from './debate/room-words.ts';
export { ONLY, readersOf } from './debate/readers.ts';
export type { Readers } from './debate/readers.ts';
export { Said } from './debate/said.tsx';
export type { SaidState } from './debate/said.tsx';
export { Taps } from './debate/taps.tsx';
export type { Tap } from './debate/taps.tsx';
export { reasonsOf } from './debate/statement-reasons.tsx';
export { SeekBar, SeekTime } from './debate/seek-bar.tsx';
export type { SeekMark } from './debate/seek-bar.tsx';
export { Steps } from './debate/steps.tsx';
export type { Step } from './debate/steps.tsx';
export { clockText, clockWords, lengthText, longText } from './debate/time.ts';
export { AppShell } from './shells/app-shell.tsx';
export { BareShell } from './shells/bare-shell.tsx';
export { GateShell } from './shells/gate-shell.tsx';
export { PublicShell } from './shells/public-shell.tsx';
export { MobileMenu } from './sidebar/mobile-menu.tsx';
export type { SidebarEntry, SidebarSection } from './sidebar/sidebar-entries.ts';
export { Sidebar } from './sidebar/sidebar.tsx';
export { Topbar } from './sidebar/topbar.tsx';
export { useSidebar } from './sidebar/use-sidebar.ts';
export { ThemeButton } from './theme/theme-button.tsx';
export {
  followTheme,
  readThemeSetting,
  resolveTheme,
  setThemeSetting,
  THEME_SETTINGS,
} from './theme/theme.ts';
export type { Theme, ThemeSetting } from './theme/theme.ts';
export { useTheme } from './theme/use-theme.ts';
