/** The items without those in the other list. */
export function without(items: readonly string[], others: readonly string[]): readonly string[] {
  return items.filter((item) => !others.includes(item));
}

/** The items that are in both lists. */
export function common(items: readonly string[], others: readonly string[]): readonly string[] {
  return items.filter((item) => others.includes(item));
}

export const columns: readonly string[] = ['Amount', 'Customer', 'Date', 'Invoice', 'Status'];
