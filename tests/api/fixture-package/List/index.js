export function List({ items, renderItem }) { return items.map(renderItem); }
