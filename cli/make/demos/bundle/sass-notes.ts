import { fileURLToPath } from 'node:url';
import type { CompileOptions } from '../source/project-config.ts';

/** The details of a message from Sass (https://sass-lang.com/documentation/js-api/interfaces/logger/). */
interface Told {
  readonly deprecation?: boolean;
  readonly deprecationType?: { readonly id: string } | null;
  /** Lines and columns start at 0. */
  readonly span?: {
    readonly url?: URL | undefined;
    readonly start: { readonly line: number; readonly column: number };
  } | null;
  /** Where `@warn` was reached; it has no span. */
  readonly stack?: string | null;
}

/**
 * Makes Sass report messages about the project's own files in one line with the place, and ignore deprecations in
 * packages, which the project cannot correct. The project's own Sass settings still apply.
 */
export function withSassNotes(css: CompileOptions['options']['css'], note: (text: string) => void) {
  const told = new Set<string>();
  const warn = (message: string, { deprecation = false, deprecationType, span, stack }: Told) => {
    const file = span?.url === undefined ? undefined : fileURLToPath(span.url);
    if (deprecation && (file === undefined || /[\\/]node_modules[\\/]/.test(file))) return;
    const place =
      file === undefined
        ? /^\s*(\S.*?) (\d+):(\d+)/m
            .exec(stack ?? '')
            ?.slice(1)
            .join(':')
        : `${file}:${(span?.start.line ?? 0) + 1}:${(span?.start.column ?? 0) + 1}`;
    const [line = ''] = message.replace(/ Suggestions:/, '').split('\n', 1);
    // Deprecations are reported once per file.
    const key = deprecation ? `${file} ${deprecationType?.id}` : `${place} ${line}`;
    if (told.has(key)) return;
    told.add(key);
    note(place === undefined ? line : `${place}: ${line}`);
  };
  const logger = { warn, debug: (message: string, told: Told) => warn(message, told) };
  // Otherwise, Sass stops after a few deprecations of a kind, which may all be in packages.
  const own = { logger, verbose: true };
  const { scss, sass, ...others } = css?.preprocessorOptions ?? {};
  return {
    css: {
      ...css,
      preprocessorOptions: { ...others, scss: { ...own, ...scss }, sass: { ...own, ...sass } },
    },
    /** Forgets what was reported, before the next bundle. */
    restart: () => told.clear(),
  };
}
