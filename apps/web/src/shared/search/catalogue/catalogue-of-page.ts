import { fetchCatalogue } from '@rostrum/data';
import { createCatalogue, type Catalogue } from './catalogue.ts';

const catalogues = new Map<string, Catalogue>();

/** The catalogue of a project: one per page, because it stays open. */
export function catalogueOf(project: string): Catalogue {
  const catalogue = catalogues.get(project) ?? createCatalogue(project, fetchCatalogue);
  catalogues.set(project, catalogue);
  return catalogue;
}
