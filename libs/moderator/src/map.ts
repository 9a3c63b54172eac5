// Operations on an argument map: corrections, lines, pictures, files. They need no trained figures.
export { firstReplyTo } from './map/answers.ts';
export * from './map/corrections.ts';
export * from './map/formats/argdown-read.ts';
export { renderArgdown } from './map/formats/argdown-write.ts';
export { graphOfMap } from './map/formats/graph.ts';
export * from './map/formats/kialo-read.ts';
export { FATE_WORDS, RELATION_WORDS, RESTATED, renderMapSvg } from './map/formats/svg.ts';
export * from './map/formats/read-topic-start.ts';
export * from './map/formats/topic-arguments.ts';
export * from './map/formats/xaif.ts';
export * from './map/lasting-map.ts';
export * from './map/lines-of-argument.ts';
