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
  const option = make('a', 'search-hit');
  option.href = base + hit.path;
  const title = make('span', 'search-title', hit.title);
  for (const tag of hit.tags) title.append(' ', renderTag(tag));
  const about = make('span', 'search-about');
  const places = [
    hit.instead === undefined ? undefined : fillText(WORDS.synonymFor, { word: hit.instead }),
    sections.length > 1 ? sections[hit.section]?.name : undefined,
    hit.page,
  ].filter((place) => place !== undefined);
  if (places.length > 0) about.append(make('span', 'search-place', places.join(' · ')), ' ');
  if (hit.detail !== undefined) about.append(make('code', '', hit.detail));
  const text = make('span', 'search-excerpt');
  text.append(...hit.excerpt.map((piece) => (piece.marked ? make('mark', '', piece.text) : piece.text)));
  about.append(text);
  option.append(title, ' ', make('span', 'search-kind', KIND_WORDS[hit.kind]), ' ', about);
  return asOption(option);
}

/** Creates a button in the list, which acts on the dialog instead of opening a page. */
export function renderAction(text: string, act: () => void, className = ''): HTMLElement {
  const option = make('button', className, text);
  option.type = 'button';
  option.addEventListener('click', act);
  return asOption(option);
}

/** Creates the list's content. Only uses text nodes, so that no text of an index becomes markup. */
export function renderGroups(groups: readonly OptionGroup[]): readonly HTMLElement[] {
  return groups.flatMap(({ name, options }, index) => {
    if (name === undefined) return options;
    const group = make('div', 'search-group');
    const label = make('div', 'search-section', name);
    label.id = `search-section-${index}`;
    group.role = 'group';
    group.setAttribute('aria-labelledby', label.id);
    group.append(label, ...options);
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
  const chip = make('span', `${isPlan ? 'plan' : 'tag'} ${tag}`, isPlan ? '' : TAG_NAMES[tag]);
  if (isPlan) {
    chip.role = 'img';
    chip.ariaLabel = TAG_NAMES[tag];
  }
  return chip;
}

function asOption<Option extends HTMLElement>(option: Option): Option {
  option.role = 'option';
  option.tabIndex = -1;
  option.ariaSelected = 'false';
  return option;
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className) {
    element.className = className;
  }
  element.textContent = text;
  return element;
}
