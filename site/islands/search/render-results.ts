import { TAG_WORDS } from '../../frame/tag-words.ts';
import { inPageLanguage } from '../../client/page-language.ts';
import { parseExcerpt } from './excerpt.ts';
import type { SearchGroup, SearchHit, SearchPlace } from './group-hits.ts';

const TAG_NAMES = inPageLanguage(TAG_WORDS);

/** Makes the list's content out of text nodes only: nothing that an index says becomes markup. */
export function renderResults(groups: readonly SearchGroup[]): DocumentFragment {
  const fragment = document.createDocumentFragment();
  let options = 0;
  const nextId = (): string => `search-option-${options++}`;
  for (const [index, { name, hits }] of groups.entries()) {
    const group = make('div', 'search-group');
    const label = make('div', 'search-section', name);
    label.id = `search-section-${index}`;
    group.role = 'group';
    group.setAttribute('aria-labelledby', label.id);
    group.append(label);
    for (const hit of hits) {
      group.append(renderHit(hit, nextId()), ...hit.places.map((place) => renderPlace(place, nextId())));
    }
    fragment.append(group);
  }
  return fragment;
}

function renderHit(hit: SearchHit, id: string): HTMLElement {
  const option = renderOption(hit, id, 'search-hit');
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

function renderPlace(place: SearchPlace, id: string): HTMLElement {
  return renderOption(place, id, 'search-place');
}

function renderOption({ title, href, excerpt }: SearchPlace, id: string, className: string): HTMLElement {
  const option = make('a', className);
  option.href = href;
  option.id = id;
  option.role = 'option';
  option.tabIndex = -1;
  option.ariaSelected = 'false';
  const text = make('span', 'search-excerpt');
  text.append(...parseExcerpt(excerpt).map(({ text, marked }) => (marked ? make('mark', '', text) : text)));
  option.append(make('span', 'search-title', title), text);
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
