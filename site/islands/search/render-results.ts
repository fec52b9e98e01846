import { createButton, createElement } from '../../browser/create-element.ts';
import { fillText, inPageLanguage } from '../../browser/page-language.ts';
import { TAG_WORDS } from '../../text/tag-words.ts';
import type { SearchHit } from './rank-hits.ts';
import type { SearchSection } from './titles.ts';
import { KIND_WORDS, WORDS } from './words.ts';

const TAG_NAMES = inPageLanguage(TAG_WORDS);

/** Options below one heading of the list, or below none. */
export interface OptionGroup {
  readonly name?: string;
  readonly options: readonly HTMLElement[];
}

/** Where the pages of the results are. */
export interface Site {
  readonly sections: readonly SearchSection[];
  /** Prefix of each hit's path. */
  readonly base: string;
}

/** Creates an option for an answer: its title and kind, below them its place, and what it is or says. */
export function renderHit(hit: SearchHit, { sections, base }: Site): HTMLElement {
  const title = createElement('span', { className: 'search-title' }, hit.title);
  for (const tag of hit.tags) title.append(' ', renderTag(tag));
  const about = createElement('span', { className: 'search-about' });
  const places = [
    hit.instead === undefined ? undefined : fillText(WORDS.synonymFor, { word: hit.instead }),
    sections.length > 1 ? sections[hit.section]?.name : undefined,
    hit.page,
  ].filter((place) => place !== undefined);
  if (places.length > 0) about.append(createElement('span', { className: 'search-place' }, places.join(' · ')), ' ');
  if (hit.detail !== undefined) about.append(createElement('code', {}, hit.detail));
  const excerpt = hit.excerpt.map(({ marked, text }) => (marked ? createElement('mark', {}, text) : text));
  about.append(createElement('span', { className: 'search-excerpt' }, ...excerpt));
  const kind = createElement('span', { className: 'search-kind' }, KIND_WORDS[hit.kind]);
  return asOption(createElement('a', { className: 'search-hit', href: base + hit.path }, title, ' ', kind, ' ', about));
}

/** Creates a button in the list, which acts on the dialog instead of opening a page. */
export function renderAction(text: string, act: () => void, className = ''): HTMLElement {
  return asOption(createButton(text, act, { className }));
}

/** Creates the list's content. Only uses text nodes, so that no text of an index becomes markup. */
export function renderGroups(groups: readonly OptionGroup[]): readonly HTMLElement[] {
  return groups.flatMap(({ name, options }, index) => {
    if (name === undefined) return options;
    const label = createElement('div', { className: 'search-section', id: `search-section-${index}` }, name);
    const group = createElement('div', { className: 'search-group', role: 'group' }, label, ...options);
    group.setAttribute('aria-labelledby', label.id);
    return [group];
  });
}

/** Gives each option of a list an id, by which its field refers to it. */
export function numberOptions(list: HTMLElement): void {
  for (const [index, option] of list.querySelectorAll('[role="option"]').entries())
    option.id = `search-option-${index}`;
}

function renderTag(tag: SearchHit['tags'][number]): HTMLElement {
  const isPlan = tag === 'pro' || tag === 'premium';
  return isPlan
    ? createElement('span', { className: `plan ${tag}`, role: 'img', ariaLabel: TAG_NAMES[tag] })
    : createElement('span', { className: `tag ${tag}` }, TAG_NAMES[tag]);
}

function asOption<Option extends HTMLElement>(option: Option): Option {
  return Object.assign(option, { role: 'option', tabIndex: -1, ariaSelected: 'false' });
}
