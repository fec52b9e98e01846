/** Every wording of the frame, in one place. */
export const WORDS = {
  skip: 'Skip to content',
  products: 'Products',
  allVersions: 'View all versions',
  search: 'Search',
  mode: 'Colour mode',
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

/** Writes a day given as `YYYY-MM-DD` in words, as in "3 November 2026"; anything else stays as it is. */
export function nameDay(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? day : `${Number(date)} ${name} ${year}`;
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
