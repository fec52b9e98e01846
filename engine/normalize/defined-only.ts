/** The same value without the keys that writers left out; required keys stay required. */
type Defined<Value> = { [K in keyof Value]: Exclude<Value[K], undefined> };

/** Leaves out the keys whose value is `undefined`, those of inner objects excepted. */
export function definedOnly<Value extends object>(value: Value): Defined<Value> {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as Defined<Value>;
}
