export { MapPart } from './map-part.tsx';
