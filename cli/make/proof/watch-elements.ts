import { tryTo } from '../../system/base/failure.ts';

/** Sees every element that is created, and may change it. */
type ElementHook = (type: unknown, props: ElementProps) => readonly [type: unknown, props: ElementProps];

/** Props as they are passed to `createElement` and `jsx`, with the ref among them. */
export type ElementProps = Readonly<Record<string, unknown>> | null | undefined;

type Create = (type: unknown, props?: ElementProps, ...rest: readonly unknown[]) => unknown;

/** Watches the elements that a project's code creates with its own React. */
export interface ElementWatch {
  /** Creates an element that no hook sees. */
  readonly createElement: Create;
  /** Runs synchronous code under a hook. */
  during<Result>(hook: ElementHook, run: () => Result): Result;
}

/** The modules of React that create elements, and their functions. */
const CREATORS = [
  ['react', 'createElement'],
  ['react/jsx-runtime', 'jsx'],
  ['react/jsx-runtime', 'jsxs'],
] as const;

/** By the module of React. */
const watched = new WeakMap<object, ElementWatch>();

/**
 * Replaces the functions of React that create elements, once for as long as the thread lives. Must run before anything
 * else loads React: ES modules keep the functions that they have imported.
 */
export function watchElements(load: NodeJS.Require): ElementWatch {
  const react = load('react') as { readonly createElement: Create };
  const watch = watched.get(react) ?? replaceCreators(load, react);
  watched.set(react, watch);
  return watch;
}

function replaceCreators(load: NodeJS.Require, { createElement }: { readonly createElement: Create }): ElementWatch {
  let current: ElementHook | undefined;
  for (const [name, method] of CREATORS) {
    // Old versions of React lack some.
    const module = tryTo(() => load(name) as Record<string, Create | undefined>);
    const create = module?.[method];
    if (module === undefined || create === undefined) continue;
    module[method] = (type, props, ...rest) => {
      const [shownType, shownProps] = current?.(type, props) ?? [type, props];
      return create(shownType, shownProps, ...rest);
    };
  }
  return {
    createElement,
    during(hook, run) {
      current = hook;
      try {
        return run();
      } finally {
        current = undefined;
      }
    },
  };
}
