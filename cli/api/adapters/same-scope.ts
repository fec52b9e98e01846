/** Packages of one scope document each other’s props; others are documented elsewhere. */
export function isSameScope(name: string, owner: string): boolean {
  return (
    name === owner ||
    (name.startsWith('@') && !name.startsWith('@types/') && name.split('/')[0] === owner.split('/')[0])
  );
}
