/**
 * Splits the path of a component: its last part is its name, what is before it is the package. `undefined` if either is
 * missing.
 *
 * @example
 * readComponentPath('@mui/material/Button') // { package: '@mui/material', name: 'Button' }
 */
export function readComponentPath(path: string): { readonly package: string; readonly name: string } | undefined {
  const at = path.lastIndexOf('/');
  const [owner, name] = [path.slice(0, Math.max(at, 0)), path.slice(at + 1)];
  return owner === '' || name === '' ? undefined : { package: owner, name };
}
