/** Escapes text for element content and for quoted attribute values. */
export function escapeHtml(text: string): string {
  return SPECIAL.test(text) ? text.replace(EVERY_SPECIAL, (char) => ENTITIES[char] ?? char) : text;
}

const SPECIAL = /[&<>"']/;
const EVERY_SPECIAL = /[&<>"']/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
