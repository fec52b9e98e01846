import { TAG_WORDS } from '../../text/tag-words.ts';
import { inPageLanguage } from '../../browser/page-language.ts';
import type { SearchHit, SearchPlace } from './rank-hits.ts';
import type { SearchSection } from './titles.ts';

const TAG_NAMES = inPageLanguage(TAG_WORDS);

/** Options below one heading of the list. */
export interface OptionGroup {
  readonly name: string;
  readonly options: readonly HTMLElement[];
}

/** Groups hits by section, in the order of each section's best hit. */
export function groupHits(
  hits: readonly SearchHit[],
  sections: readonly SearchSection[],
  base: string,
): readonly OptionGroup[] {
  const groups = new Map<number, HTMLElement[]>();
  for (const hit of hits) {
    const options = groups.get(hit.section) ?? [];
    groups.set(hit.section, options);
    options.push(renderHit(hit, base), ...hit.places.map((place) => renderPlace(place, base, 'search-place')));
  }
  return Array.from(groups, ([section, options]) => ({ name: sections[section]?.name ?? '', options }));
}

/** Creates a button in the list, which acts on the dialog instead of opening a page. */
export function renderAction(text: string, act: () => void, className = ''): HTMLElement {
  const option = make('button', className, text);
  option.type = 'button';
  option.addEventListener('click', act);
  return asOption(option);
}

/**
 * Creates the list's content; options without a heading come last. Only uses text nodes, so that no text of an index
 * becomes markup.
 */
export function renderOptions(groups: readonly OptionGroup[], last: readonly HTMLElement[] = []): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const [index, { name, options }] of groups.entries()) {
    const group = make('div', 'search-group');
    const label = make('div', 'search-section', name);
    label.id = `search-section-${index}`;
    group.role = 'group';
    group.setAttribute('aria-labelledby', label.id);
    group.append(label, ...options);
    fragment.append(group);
  }
  fragment.append(...last);
  for (const [index, option] of fragment.querySelectorAll('[role="option"]').entries())
    option.id = `search-option-${index}`;
  return fragment;
}

function renderHit(hit: SearchHit, base: string): HTMLElement {
  const option = renderPlace(hit, base, 'search-hit');
  for (const tag of hit.tags) {
    const isPlan = tag === 'pro' || tag === 'premium';
    const chip = make('span', `${isPlan ? 'plan' : 'tag'} ${tag}`, isPlan ? '' : TAG_NAMES[tag]);
    if (isPlan) {
      chip.role = 'img';
      chip.ariaLabel = TAG_NAMES[tag];
    }
    option.firstElementChild?.append(' ', chip);
  }
  return option;
}

function renderPlace({ title, path, excerpt }: SearchPlace, base: string, className: string): HTMLElement {
  const option = make('a', className);
  option.href = base + path;
  const text = make('span', 'search-excerpt');
  text.append(...excerpt.map((piece) => (piece.marked ? make('mark', '', piece.text) : piece.text)));
  option.append(make('span', 'search-title', title), text);
  return asOption(option);
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
