/** More than a year, a day, an hour, a minute and a second, so that each of them is another one. */
const LATER = 400 * 86_400_000 + 3_661_001;

/** Runs code as if it were run at another time, so that what depends on the time differs. For synchronous code only. */
export function atAnotherTime<Result>(run: () => Result): Result {
  const end = startAnotherTime();
  try {
    return run();
  } finally {
    end();
  }
}

/** Makes it another time for all code of this thread, until the returned function is called. */
export function startAnotherTime(): () => void {
  const { Date: Real } = globalThis;
  const now = (): number => Real.now() + LATER;
  globalThis.Date = new Proxy(Real, {
    construct: (_, parts, target) => Reflect.construct(Real, parts.length === 0 ? [now()] : parts, target) as Date,
    apply: () => new Real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  });
  return () => void (globalThis.Date = Real);
}

/**
 * Returns the tag in or after which two renderings of a component first differ; `undefined` if they are the same. Styles
 * do not count: some libraries write each only once.
 */
export function firstDifference(one: string, other: string): string | undefined {
  const [a, b] = [withoutStyles(one), withoutStyles(other)];
  if (a === b) return undefined;
  let at = 0;
  while (a[at] === b[at]) at++;
  const start = a.lastIndexOf('<', at);
  const tag = /^<\/?([\w-]+)/.exec(a.slice(Math.max(start, 0)))?.[1];
  return tag === undefined ? '' : `<${tag}>`;
}

function withoutStyles(html: string): string {
  return html.replaceAll(/<style\b[^]*?<\/style>/g, '');
}
