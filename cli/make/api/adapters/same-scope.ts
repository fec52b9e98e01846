/**
 * Returns whether two packages share a scope, and so document each other’s props; other packages are documented
 * elsewhere.
 */
export function isSameScope(name: string, owner: string): boolean {
  return (
    name === owner ||
    (name.startsWith('@') && !name.startsWith('@types/') && name.split('/')[0] === owner.split('/')[0])
  );
}
