/** A value without the optional keys that are undefined; required keys stay required. */
type Defined<Value> = { [K in keyof Value]: Exclude<Value[K], undefined> };

/** Removes the keys whose value is `undefined`, except in inner objects. */
export function definedOnly<Value extends object>(value: Value): Defined<Value> {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as Defined<Value>;
}
