import type { PartName } from './known-parts.ts';

/** What is read of an element. */
interface TreeElement<Element> {
  readonly classList: Iterable<string>;
  readonly children: Iterable<Element>;
}

/** A slot or class of a component, with the elements that have it. */
export interface AnatomyPart<Element> {
  readonly component: string;
  readonly name: string;
  /** Its class in the HTML, and further ones of the same component that the same elements have. */
  readonly classes: readonly [string, ...string[]];
  /** In the order of the tree. */
  readonly elements: readonly Element[];
  /** Number of elements around the first one that are parts themselves. */
  readonly depth: number;
  /** Whether it only tells elements of the part before it apart, such as `kit-button-large`. */
  readonly isVariant: boolean;
}

/** The parts of a tree, in its order, and the part that each element is first of all. */
export interface PartTree<Element> {
  readonly parts: readonly AnatomyPart<Element>[];
  readonly partOf: ReadonlyMap<Element, AnatomyPart<Element>>;
}

/** A class that was found in the tree. */
interface Found<Element> {
  readonly className: string;
  readonly name: PartName;
  readonly depth: number;
  readonly elements: Element[];
  /** First class of the same component on its first element. */
  readonly leader: string;
}

/** Finds the parts of components in a tree of elements, by the names of their classes. */
export function findParts<Element extends TreeElement<Element>>(
  roots: Iterable<Element>,
  names: ReadonlyMap<string, PartName>,
): PartTree<Element> {
  const found = new Map<string, Found<Element>>();
  const firstClass = new Map<Element, string>();
  const leaders = new Set<string>();
  const walk = (element: Element, depth: number): void => {
    const components = byComponent(element.classList, names);
    for (const [leader, ...others] of components) {
      leaders.add(leader);
      for (const className of [leader, ...others]) {
        const name = names.get(className);
        if (name === undefined) continue;
        const known = found.get(className) ?? { className, name, depth, elements: [], leader };
        known.elements.push(element);
        found.set(className, known);
      }
    }
    const [first] = components;
    if (first !== undefined) firstClass.set(element, first[0]);
    for (const child of element.children) walk(child, depth + (first === undefined ? 0 : 1));
  };
  for (const root of roots) walk(root, 0);
  const parts = new Map<string, readonly AnatomyPart<Element>[]>();
  for (const className of found.keys())
    if (leaders.has(className)) parts.set(className, describe(className, found, leaders));
  const partOf = new Map<Element, AnatomyPart<Element>>();
  for (const [element, className] of firstClass) {
    const part = parts.get(className)?.[0];
    if (part !== undefined) partOf.set(element, part);
  }
  return { parts: [...parts.values()].flat(), partOf };
}

/**
 * Groups an element's known classes by component, that of the page first. A component that gets classes from another
 * one adds them to its own, so the last one says most about the element.
 */
function byComponent(
  classList: Iterable<string>,
  names: ReadonlyMap<string, PartName>,
): readonly (readonly [string, ...string[]])[] {
  const groups = new Map<string, { readonly isOwn: boolean; readonly classes: [string, ...string[]] }>();
  for (const className of new Set(classList)) {
    const name = names.get(className);
    if (name === undefined) continue;
    const group = groups.get(name.component);
    if (group === undefined) groups.set(name.component, { isOwn: name.isOwn, classes: [className] });
    else group.classes.push(className);
  }
  return [...groups.values()]
    .toReversed()
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn))
    .map(({ classes }) => classes);
}

/** Describes the part that a class names, followed by what tells its elements apart. */
function describe<Element>(
  className: string,
  found: ReadonlyMap<string, Found<Element>>,
  leaders: ReadonlySet<string>,
): readonly AnatomyPart<Element>[] {
  const own = found.get(className);
  if (own === undefined) return [];
  const others = [...found.values()].filter(
    (other) => other.leader === className && !leaders.has(other.className) && other !== own,
  );
  const all = new Set(own.elements);
  const isSame = ({ elements }: Found<Element>): boolean =>
    elements.length === all.size && elements.every((element) => all.has(element));
  const toPart = (
    { name, depth, elements }: Found<Element>,
    classes: AnatomyPart<Element>['classes'],
  ): AnatomyPart<Element> => ({
    component: name.component,
    name: name.name,
    classes,
    elements,
    depth,
    isVariant: classes[0] !== className,
  });
  return [
    toPart(own, [className, ...others.filter(isSame).map((other) => other.className)]),
    ...others.filter((other) => !isSame(other)).map((other) => toPart(other, [other.className])),
  ];
}
