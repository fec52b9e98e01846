/**
 * Leaves out of rendered MUI parts what plain HTML does not need: marker classes that no style uses,
 * the `tabindex` that buttons and links have anyway, and variables of parts without a shadow.
 */
export function shrinkHtml(html: string): string {
  return html
    .replace(/ class="([^"]*)"/g, (_, list: string) => {
      const names = list.split(' ').filter((name) => name !== '' && !name.startsWith('Mui'));
      return names.length === 0 ? '' : ` class="${names.join(' ')}"`;
    })
    .replace(/(<(?:a|button)\b[^>]*?) tabindex="0"/g, '$1')
    .replaceAll(/ style="--Paper-shadow:[^"]*"/g, '')
    .replaceAll(/ (data-mode-toggle|popover)=""/g, ' $1')
    .replaceAll(' popover="auto"', ' popover')
    .replace(/ \/>|\/>/g, '>');
}
