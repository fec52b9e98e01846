import { expect, test } from 'vitest';
import { watchElements } from '../../cli/make/proof/watch-elements.ts';

test('proofs see the elements of packages that have been loaded for demos before', () => {
  const react = { createElement: (type: unknown) => [type] };
  const load = ((name: string) => (name === 'react' ? react : {})) as NodeJS.Require;
  // For demos, of which a package keeps the function that it has imported.
  watchElements(load);
  const { createElement } = react;
  const watch = watchElements(load);
  const hook = (type: unknown) => [`${String(type)} seen`, {}] as const;
  expect(watch.during(hook, () => createElement('b'))).toEqual(['b seen']);
  expect(createElement('b')).toEqual(['b']);
  expect(watch.createElement('b')).toEqual(['b']);
});
