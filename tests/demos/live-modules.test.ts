/** What the edited demos of a section can import. */
import { expect, test } from 'vitest';
import { liveModules } from '../../cli/make/demos/live/make-live.ts';

const OFFERED: Readonly<Record<string, readonly string[]>> = {
  kit: ['kit', 'kit/Button', 'kit/useToggle', 'kit/styles', 'kit/macro', 'kit/server'],
  'kit-icons': ['kit-icons', 'kit-icons/Add'],
};
const offerOf = (name: string) => ({
  entryPoints: OFFERED[name] ?? [],
  maker: name === 'kit-icons' ? 'esm/make.js' : undefined,
});
const REACT = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

test.each([
  ['React alone', [], [], []],
  // Components and hooks of a package, and what demos import besides; not its macros and servers.
  ['a package', ['kit/Button', 'kit/styles'], ['kit', 'kit/Button', 'kit/styles', 'kit/useToggle'], []],
  ['icons', ['kit-icons/Add', 'react'], [], ['kit-icons']],
  [
    'what is not for edited code',
    ['docs-nav/react', './data', 'kit/all.css'],
    ['kit', 'kit/Button', 'kit/useToggle'],
    [],
  ],
  ['a package that is not installed', ['gone'], ['gone'], []],
])('%s', (_, imported, ids, icons) => {
  expect(
    liveModules(
      imported.map((from) => ({ from })),
      offerOf,
    ),
  ).toEqual({ ids: [...REACT, ...ids].toSorted(), icons });
});
