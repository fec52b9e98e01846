/** What another tool calls a key. */
interface ForeignKey {
  /** Its names for it. */
  readonly written: readonly string[];
  /** Our names; the first that a mapping knows is meant. */
  readonly meant: readonly string[];
  /** A public project that writes it. */
  readonly seen: string;
}

/** Keys that writers bring along from other tools. */
export const FOREIGN_KEYS: readonly ForeignKey[] = [
  {
    written: ['label', 'text', 'name'],
    meant: ['title', 'text', 'name'],
    seen: '`label` in facebook/react-native-website, `text` in vuejs/vitepress',
  },
  {
    written: ['link', 'href', 'to', 'slug', 'url', 'path'],
    meant: ['pathname', 'href', 'segment'],
    seen: '`link` in vuejs/vitepress, `slug` in withastro/starlight, `href` in shuding/nextra',
  },
  {
    written: ['items', 'pages', 'routes'],
    meant: ['children', 'links'],
    seen: '`items` in reduxjs/redux, `pages` in mintlify/docs, `routes` in reactjs/react.dev',
  },
  { written: ['source'], meant: ['from'], seen: 'vercel.json of reactjs/react.dev' },
  { written: ['destination'], meant: ['to'], seen: 'vercel.json of reactjs/react.dev' },
  { written: ['lang', 'locale'], meant: ['code'], seen: '`lang` in vuejs/vitepress' },
  { written: ['dir'], meant: ['direction'], seen: 'withastro/starlight' },
  { written: ['copyright', 'message'], meant: ['note'], seen: 'the footer of vuejs/vitepress' },
  {
    written: ['content', 'message'],
    meant: ['text'],
    seen: '`content` in the announcement bar of port-labs/port-docs',
  },
];
