type ComparisonProps =
  | { kind: 'before-after'; before: string; after: string }
  | { kind: 'options'; options: number; recommended?: number };

/** Two states of a thing, or some options. */
export default function Comparison(props: ComparisonProps) {
  return props.kind === 'options' ? <p>{props.options}</p> : <p>{props.before}</p>;
}
