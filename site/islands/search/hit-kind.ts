import type { SearchTitles } from './titles.ts';

/** What a result is. */
export type HitKind =
  | 'page'
  | 'component'
  | 'hook'
  | 'api'
  | 'heading'
  | 'demo'
  | 'prop'
  | 'class'
  | 'parameter'
  | 'member';

/** Returns the kind of a row of an API page by the start of its id: `button-prop-`. */
export function kindOfRow(start: string): HitKind {
  const list = start.split('-').at(-2);
  return list === 'prop' || list === 'class' || list === 'parameter' ? list : 'member';
}

/** Finds out what each page is about: a component or hook has a page that is the main guide to it. */
export function openKinds({ pages }: SearchTitles): (page: number) => HitKind {
  const guides = new Set(pages.flatMap(({ guide }) => guide ?? []));
  return (at) => {
    const page = pages[at];
    if (page === undefined) return 'page';
    if (/^use[A-Z]\w*$/.test(page.title)) return 'hook';
    return page.generated === 'api' ? 'api' : guides.has(at) ? 'component' : 'page';
  };
}
