export { profilesOfPeople, type Ground } from './story.ts';
export { tellStories } from './tell-stories.ts';
