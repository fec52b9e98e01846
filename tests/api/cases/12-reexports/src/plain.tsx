export interface PlainProps {
  /** Whether it is bold. */
  bold?: boolean;
}
/** Nothing special. */
export default function ({ bold = false }: PlainProps) {
  return <i>{String(bold)}</i>;
}
