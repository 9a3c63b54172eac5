// A separate file, so that the bank and the generator load only when somebody requests motions.
export { cutPasted, PROPOSALS, proposeTopics, refineTopic } from '@rostrum/moderator/topics';
