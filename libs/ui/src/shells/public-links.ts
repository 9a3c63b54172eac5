/** A link in the header and the foot of every public page. */
export interface PublicLink {
  href: string;
  label: string;
}
