/** The parts of the data layer that work without a browser: tests drive them with a network and clocks of their own. */
export { createServerClock, type ClockSample, type ServerClock } from '../clock/server-clock.ts';
export { EARLIER, growingSource, type GrowingSource } from '../live/chronicle.ts';
export { browserShelf, roomShelfKey, type Shelf } from '../storage/browser-shelf.ts';
export { inOrder } from '../rooms/floor-record.ts';
export { createOutbox, outboxSchema, type Outbox } from '../rooms/outbox.ts';
export { sendRoomCommand, type Reply, type RoomCommandInputOf } from '../rooms/send-room-command.ts';
