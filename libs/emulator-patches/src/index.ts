export { correctFirebaseTools } from './correct-firebase-tools.ts';
export { buildFirestoreJar, buildStorageRulesJar } from './generated-jars.ts';
