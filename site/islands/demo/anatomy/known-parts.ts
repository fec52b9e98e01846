/** What classes in the HTML stand for, by package and component: `_nav/anatomy.json`. */
export type KnownParts = Readonly<Record<string, Readonly<Record<string, ClassNames>>>>;

/** Names of a component's slots and classes by their class in the HTML: `{ 'kit-button-icon': 'icon' }`. */
export type ClassNames = Readonly<Record<string, string>>;

/** What a class stands for. */
export interface PartName {
  readonly component: string;
  /** Name of the slot, or key of the class. */
  readonly name: string;
  /** Whether the page is about the component. */
  readonly isOwn: boolean;
}

/**
 * Finds what each class stands for. Components may share classes: then the page's own one comes first, in the form
 * `@kit/ui Button`, then its package, and there the component that the class is called after.
 */
export function nameClasses(known: KnownParts, own: string): ReadonlyMap<string, PartName> {
  const [ownPackage = '', ownName = ''] = own.split(' ');
  const names = new Map<string, PartName>();
  const add = (component: string, classes: ClassNames = {}, isOwn = false): void => {
    for (const [className, name] of Object.entries(classes))
      if (!names.has(className)) names.set(className, { component, name, isOwn });
  };
  add(ownName, known[ownPackage]?.[ownName], true);
  for (const components of [known[ownPackage] ?? {}, ...Object.values(known)]) {
    // `Input` and `InputBase` may both have `KitInputBase-icon`.
    const longestFirst = Object.entries(components).toSorted(([one], [other]) => other.length - one.length);
    for (const [component, classes] of longestFirst) add(component, calledAfter(component, classes));
    for (const [component, classes] of Object.entries(components)) add(component, classes);
  }
  return names;
}

function calledAfter(component: string, classes: ClassNames): ClassNames {
  return Object.fromEntries(Object.entries(classes).filter(([className]) => className.includes(component)));
}
