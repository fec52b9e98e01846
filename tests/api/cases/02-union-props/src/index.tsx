interface Common {
  /** Shared text. */
  text: string;
}
type LinkLike = Common & {
  /** Picks the link. */
  kind: 'link';
  /** Where to. */
  href: string;
  onPress?: never;
};
type PressLike = Common & {
  kind: 'press';
  /** What happens. */
  onPress: () => void;
  href?: never;
};
/** A link or a button. */
export function Action(props: LinkLike | PressLike) {
  return <b>{props.text}</b>;
}

type Base = { foo: string } & ({ bar: 'one'; test: number } | { bar: 'other'; baz: number });
/** Nested. */
export const Nested = (props: Base) => <i>{props.foo}</i>;
