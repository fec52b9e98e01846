import { createRequire } from 'node:module';
import type { ReactNode } from 'react';
import type { StyleCollector as PlainCollector } from '../../../../site/react/demo-provider.ts';

/** A style collector; for some libraries, it also returns the theme. */
export interface StyleCollector extends PlainCollector {
  /** Returns the CSS of the theme's variables, which may differ in dark mode. */
  readonly variables?: () => string;
}

/** The parts of React that render on a server. */
export interface ServerReact {
  readonly createElement: (type: unknown, props: object | null, ...children: readonly unknown[]) => ReactNode;
  readonly renderToString: (element: ReactNode, options: { readonly identifierPrefix: string }) => string;
  readonly renderToStaticMarkup: (element: ReactNode) => string;
}

/** Makes a page's collectors, one for each library in its demos that generates styles while rendering. */
export function collectorsFor(
  load: NodeJS.Require,
  packages: ReadonlySet<string>,
  react: ServerReact,
): readonly StyleCollector[] {
  return LIBRARIES.flatMap(({ name, collect }) => {
    if (!packages.has(name)) return [];
    try {
      return [collect(load, react)];
    } catch (error) {
      // This part of the library is not installed: its styles come with the browser's script.
      if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return [];
      throw error;
    }
  });
}

interface Library {
  readonly name: string;
  collect(load: NodeJS.Require, react: ServerReact): StyleCollector;
}

const LIBRARIES: readonly Library[] = [
  // https://emotion.sh/docs/ssr#advanced-approach
  {
    name: '@emotion/react',
    collect(load, { createElement }) {
      const createCache = defaultOf(load('@emotion/cache')) as (options: { readonly key: string }) => object;
      const createServer = defaultOf(load('@emotion/server/create-instance')) as (cache: object) => EmotionServer;
      const { CacheProvider } = load('@emotion/react') as { readonly CacheProvider: unknown };
      const cache = createCache({ key: 'css' });
      const server = createServer(cache);
      return {
        wrap: (element) => createElement(CacheProvider, { value: cache }, element),
        styles: (html) => server.constructStyleTagsFromChunks(server.extractCriticalToChunks(html)),
      };
    },
  },
  // https://styled-components.com/docs/advanced#server-side-rendering
  {
    name: 'styled-components',
    collect(load) {
      const { ServerStyleSheet } = load('styled-components') as { readonly ServerStyleSheet: new () => StyledSheet };
      const sheet = new ServerStyleSheet();
      return { wrap: (element) => sheet.collectStyles(element), styles: () => withoutEmpty(sheet.getStyleTags()) };
    },
  },
  // https://ant.design/docs/react/server-side-rendering
  {
    name: '@ant-design/cssinjs',
    collect(load, { createElement }) {
      const { createCache, extractStyle, StyleProvider } = loadBeside(load, 'antd', '@ant-design/cssinjs') as AntStyles;
      const cache = createCache();
      return {
        wrap: (element) => createElement(StyleProvider, { cache }, element),
        styles: () => withoutEmpty(extractStyle(cache)),
        variables: () => extractStyle(cache, { plain: true, types: ['token', 'cssVar'] }),
      };
    },
  },
];

interface EmotionServer {
  extractCriticalToChunks(html: string): unknown;
  constructStyleTagsFromChunks(chunks: unknown): string;
}

interface StyledSheet {
  collectStyles(element: ReactNode): ReactNode;
  getStyleTags(): string;
}

interface AntStyles {
  readonly createCache: () => object;
  readonly extractStyle: (
    cache: object,
    options?: { readonly plain: boolean; readonly types: readonly string[] },
  ) => string;
  readonly StyleProvider: unknown;
}

/** Loads a dependency of a package that only the package itself may be able to find. */
function loadBeside(load: NodeJS.Require, owner: string, name: string): unknown {
  return createRequire(load.resolve(owner))(name);
}

function withoutEmpty(tags: string): string {
  return tags.replaceAll(/<style[^>]*><\/style>/g, '');
}

function defaultOf(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'default' in module ? module.default : module;
}
