/**
 * Removes unnecessary parts of a rendered document: marker classes without styles, the default `tabindex` of buttons
 * and links, the `type` of buttons outside forms, variables of parts without a shadow, React's preload links for logos,
 * which would load before the stylesheet, and optional tags
 * (https://html.spec.whatwg.org/multipage/syntax.html#optional-tags).
 */
export function shrinkHtml(html: string): string {
  return (
    html
      .replace(/ class="([^"]*)"/g, (_, list: string) => {
        const names = list.split(' ').filter((name) => name !== '' && !name.startsWith('Mui'));
        return names.length === 0 ? '' : ` class="${names.join(' ')}"`;
      })
      .replace(/(<(?:a|button)\b[^>]*?) tabindex="0"/g, '$1')
      .replaceAll(/<link rel="preload" as="image"[^>]*>/g, '')
      .replaceAll(/ style="--Paper-shadow:[^"]*"/g, '')
      .replaceAll(/ (data-mode-toggle|popover)=""/g, ' $1')
      .replaceAll(' popover="auto"', ' popover')
      .replaceAll(' type="button"', '')
      .replace(/ [a-z]+[A-Z][A-Za-z]*="/g, (name) => name.toLowerCase())
      .replace(/<\/?head>|<\/body>|<\/html>/g, '')
      // Attributes use double quotes, so single quotes need no escape.
      .replaceAll('&#x27;', "'")
      .replace(/ \/>|\/>/g, '>')
  );
}
