// A file of its own, so that the readers load when somebody has a map to paste.
export { readTopicStart } from '@rostrum/moderator/map';
