// A separate file, so that the parsers load only when somebody has a map to paste.
export { readTopicStart } from '@rostrum/moderator/map';
