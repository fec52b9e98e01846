import { apiSlug } from '../../engine/address/api-slug.ts';

/** Lists of an API page whose entries can be linked to. */
export type ApiList = 'prop' | 'slot' | 'class' | 'member' | 'parameter' | 'return';

/**
 * Creates the id of a list entry.
 * @example
 * apiId('Button', 'prop', 'color')  // 'button-prop-color'
 * apiId('Button', 'class', 'root')  // 'button-class-root'
 */
export function apiId(name: string, list: ApiList, entry: string): string {
  return `${apiSlug(name)}-${list}-${encodeURIComponent(entry)}`;
}
