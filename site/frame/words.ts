/** Every wording of the frame, in one place. */
export const WORDS = {
  skip: 'Skip to content',
  products: 'Products',
  allVersions: 'View all versions',
  search: 'Search',
  mode: 'Change colour mode',
  repository: 'Source repository',
  openNavigation: 'Open navigation',
  toc: 'On this page',
  breadcrumb: 'Breadcrumb',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  edit: 'Edit this page',
  updated: 'Last updated',
  related: 'Related pages',
} as const;

/** Says how many pages a list has, as in "44 pages". */
export function countPages(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`;
}
