import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Declaration } from '../../../engine/index.ts';
import type { Feature } from '../../../site/feature/feature.ts';
import { WORD_GROUPS } from '../../../site/words/words.ts';
import { aFunction, aName, readExport } from './describe-module.ts';
import { stateOfFile } from './file-state.ts';
import type { Description } from './module-job.ts';
import { tryTo } from '../../system/base/failure.ts';
const said = z.string().min(1);

const shared = { says: said, required: z.literal(true).optional() };

const written = {
  pattern: z.string().refine(isPattern, 'must be a regular expression').optional(),
  example: z.string().optional(),
};

const plain = <Shared extends z.core.$ZodLooseShape>(shared: Shared) =>
  [
    z.strictObject({ kind: z.literal('switch'), ...shared }),
    z.strictObject({
      kind: z.literal('number'),
      min: z.number().optional(),
      max: z.number().optional(),
      bare: z.number().optional(),
      ...shared,
    }),
    z.strictObject({ kind: z.literal('choice'), of: z.array(z.string()).min(1), ...shared }),
    z.strictObject({ kind: z.literal('list'), ...shared }),
  ] as const;

const Attribute = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['text', 'page', 'file', 'icon', 'module', 'package', 'export', 'group', 'component', 'address']),
    ...written,
    ...shared,
  }),
  ...plain(shared),
]);

const Setting = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), ...written, says: said }),
  z.strictObject({ kind: z.literal('origins'), says: said }),
  ...plain({ says: said }),
]);

const TAKEN: ReadonlySet<string> = new Set(WORD_GROUPS.flatMap(({ texts }) => Object.keys(texts)));

/** What pages, editors and the manifest know of a feature. */
const Declared = z.object({
  name: aName,
  names: z.array(aName).min(1).optional(),
  says: said,
  asked: z.array(z.enum(['text', 'line', 'block', 'pages'])).min(1),
  ask: z.record(z.string().regex(/^[a-z][A-Za-z\d-]*$/), Attribute).optional(),
  settings: z.record(z.string().regex(/^[a-z][A-Za-z\d]*$/), Setting).optional(),
  label: z
    .strictObject({
      as: z.enum(['text', 'markdown']),
      required: z.literal(true).optional(),
      heading: z.literal([2, 3, 4]).optional(),
    })
    .optional(),
  heading: z.strictObject({ level: z.literal([2, 3, 4]), word: said }).optional(),
  within: z.string().optional(),
  fromFrontMatter: said.optional(),
  words: z
    .record(
      z
        .string()
        .regex(/^[a-z][A-Za-z\d]*(?:\.(?:zero|one|two|few|many|other))?$/)
        .refine((key) => !TAKEN.has(key), 'is the key of another text of the interface'),
      said,
    )
    .optional(),
});

/** Keys for what knows the whole site, needs a tool, or is in the scripts of docs-nav. */
const ONLY_BUILT_IN = 'component content describe documents find guide needs title wordsInBrowser'.split(' ');

/** What `defineFeature` must have been called with; its functions are checked when they are called. */
const Shape = Declared.extend({
  ...Object.fromEntries(ONLY_BUILT_IN.map((key) => [key, z.never('is for built-in features only').optional()])),
  html: aFunction,
  markdown: aFunction,
  list: aFunction.optional(),
  look: aFunction.optional(),
  make: aFunction.optional(),
  rows: aFunction.optional(),
  trigger: z.enum(['idle', 'interaction', 'visible']).optional(),
  island: z.instanceof(URL).optional(),
  style: z.instanceof(URL).optional(),
})
  .refine(({ asked, list }) => !asked.includes('pages') || list !== undefined, {
    path: ['list'],
    error: 'is missing, although `asked` has `pages`',
  })
  .refine(({ heading, words = {} }) => heading === undefined || Object.hasOwn(words, heading.word), {
    path: ['heading', 'word'],
    error: 'is no key of its `words`',
  })
  .refine(({ trigger, island }) => trigger === undefined || island !== undefined, {
    path: ['trigger'],
    error: 'is given, although there is no `island`',
  });

/** Returns the feature that a module exports. Throws what is wrong with it. */
export function featureIn(exports: unknown): Feature {
  return readExport(exports, Shape, 'defineFeature') as Feature;
}

/** Returns what of a feature is data. Throws if it names a file that does not exist. */
export function describe(feature: Feature, root: string): Description {
  const { island, style, trigger, look, make, rows } = feature;
  const declared = Object.keys(Declared.shape).map((key) => [key, feature[key as keyof Declaration]]);
  return {
    declaration: JSON.parse(JSON.stringify({ ...Object.fromEntries(declared), made: true })) as Declaration,
    ...(island === undefined ? {} : { island: findFile('island', island, root) }),
    ...(style === undefined ? {} : { style: findFile('style', style, root) }),
    ...(trigger === undefined ? {} : { trigger }),
    hasLook: look !== undefined,
    hasMake: (make ?? rows) !== undefined,
  };
}

function isPattern(text: string): boolean {
  return tryTo(() => new RegExp(text)) !== undefined;
}

function findFile(name: string, address: URL, root: string): string {
  const [path, hash] = stateOfFile(root, fileURLToPath(address));
  if (hash === '') throw new Error(`\`${name}\` names ${path}, which does not exist`);
  return path;
}
