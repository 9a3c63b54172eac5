// A file of its own, so that the bank and the generator load when somebody asks for motions.
export { cutPasted, PROPOSALS, proposeTopics, refineTopic } from '@rostrum/moderator/topics';
