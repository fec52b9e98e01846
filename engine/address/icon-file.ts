/**
 * Returns the pathname, in the content folder, of a navigation node's icon.
 * @example
 * iconPathname('BookIcon') // '/static/icons/BookIcon.svg'
 */
export function iconPathname(name: string): string {
  return `${ICON_FOLDER}${name}${ICON_EXTENSION}`;
}

/**
 * Returns the name by which nodes use a file of the content folder as their icon; `undefined` if it is not an icon.
 * @example
 * iconName('/static/icons/BookIcon.svg') // 'BookIcon'
 */
export function iconName(asset: string): string | undefined {
  return asset.startsWith(ICON_FOLDER) && asset.endsWith(ICON_EXTENSION)
    ? asset.slice(ICON_FOLDER.length, -ICON_EXTENSION.length)
    : undefined;
}

const ICON_FOLDER = '/static/icons/';

const ICON_EXTENSION = '.svg';
