/** What rendering a component once on a server has shown. */
export type Proof = RenderedProof | UnrenderedProof;

/** What a component renders. */
export interface RenderedProof extends ClassesProof {
  /** Tag of its first element that is not a stylesheet or script. */
  readonly root: string;
  /** The element that a ref reaches; absent if none was seen to be reached. */
  readonly ref?: { readonly tag: string; readonly isRoot: boolean };
  /** Tag of the element that the prop `component` replaces; absent if none was seen to be replaced. */
  readonly component?: string;
  /** Tags of the elements that have a slot's class, by the slot. */
  readonly slots?: Readonly<Record<string, string>>;
}

/** A component that rendered nothing, neither without props nor in a demo. */
export interface UnrenderedProof extends ClassesProof {
  /** What happened, in words: `it puts out no element`. */
  readonly reason: string;
}

interface ClassesProof {
  /** The class names of the object that is exported beside the component, by their keys; absent without such an object. */
  readonly classes?: Readonly<Record<string, string>>;
}
