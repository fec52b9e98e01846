/** An inner part. */
export const Inner = (p: {
  /** How deep it is. */
  depth: number;
}) => <i>{p.depth}</i>;
