import { escapeAttribute } from '../text/escape.ts';
import type { DrawnComponent } from './draw-component.ts';

/** The address of a link or a picture in HTML that React has written, with its quotes escaped. */
export const ADDRESS = /(?<=<a\b[^>]*?\shref="|<img\b[^>]*?\ssrc=")[^"]*(?=")/g;

/** Returns the address that was found, as its writer knows it. */
export function addressIn([escaped]: readonly string[]): string {
  return (escaped ?? '').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

/** Makes the links and pictures of a component lead where those of Markdown would: below its base, and in its language. */
export function resolveAddresses(
  html: string,
  resolve: (address: string) => { readonly href: string } | undefined,
): string {
  return html.replaceAll(ADDRESS, (escaped) => {
    const address = addressIn([escaped]);
    return escapeAttribute(resolve(address)?.href ?? address);
  });
}

/** Returns whether a component writes the title of its page itself. */
export function hasTitle(html: string): boolean {
  return /<h1[\s>]/.test(html);
}

/** Removes the title that a component writes itself, for copies which open with the title of the page. */
export function withoutTitle({ html, ...component }: DrawnComponent): DrawnComponent {
  return html === undefined ? component : { ...component, html: html.replace(/<h1\b[^]*?<\/h1>/, '') };
}
