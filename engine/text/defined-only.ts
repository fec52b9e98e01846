/** A value without the optional keys that are undefined; required keys stay required. */
type Defined<Value> = { [K in keyof Value]: Exclude<Value[K], undefined> };

/** Removes the keys whose value is `undefined`, except in inner objects. */
export function definedOnly<Value extends object>(value: Value): Defined<Value> {
  const defined: Partial<Value> = {};
  // Every route passes here: lists of its keys would take longer than the rest.
  for (const key of Object.keys(value) as (keyof Value)[]) if (value[key] !== undefined) defined[key] = value[key];
  return defined as Defined<Value>;
}
