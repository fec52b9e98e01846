export interface FieldProps {
  /** One. */
  a?: string;
}
/** A field. */
export function Field(p: FieldProps) {
  return <i>{p.a}</i>;
}
/** Another field. */
export function Other(p: FieldProps) {
  return <i>{p.a}</i>;
}
