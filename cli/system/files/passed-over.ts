/** Returns whether a walk through the content folder skips a name: hidden files, and those of packages. */
export function isPassedOver(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
}

/** Returns whether a relative path leads through such a name. */
export function leadsToHidden(path: string): boolean {
  return path.split(/[\\/]/).some((name) => name !== '.' && name !== '..' && isPassedOver(name));
}
