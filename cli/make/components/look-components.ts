import { type Declaration, type FileFinding, type PageFile, type SourceFile } from '../../../engine/index.ts';
import type { NavSite } from '../../../engine/model/navigation.ts';
import type { ComponentProps } from '../../../site/components/component-props.ts';
import type { Project } from '../../../site/project/project.ts';
import { once } from '../../system/base/once.ts';
import { rangeAt } from '../api/find-mistakes.ts';
import type { PackageKeys } from '../api/package-keys.ts';
import type { ComponentFault } from '../api/props/component-model.ts';
import type { AskedParts } from '../features/asked-parts.ts';
import { placeInNav } from '../features/place-in-nav.ts';
import { lookAtUses } from './look-at-uses.ts';
import { isThere, isTyped, openComponentModels } from './component-models.ts';

/** The components that a project brings along, and what is known of their props. */
export interface OwnComponents {
  /** Changes with everything that their types depend on. */
  readonly state: string;
  /** Returns the files that their types have been read from, from the root. */
  reads(): readonly string[];
  /** Reads their types: the props of those that have any, by the names of their directives. */
  readProps(): Promise<ReadonlyMap<string, ComponentProps>>;
  /** Finds what is wrong with the components, and with what pages ask of them. */
  look(asked: AskedParts, pages: readonly PageFile[]): Promise<readonly FileFinding[]>;
}

/** What components are opened with. */
interface ComponentSettings {
  readonly components: NavSite['ownComponents'];
  /** Their directives, among those of other features. */
  readonly declared: readonly Declaration[];
  readonly nav: readonly SourceFile[];
  readonly keys: Pick<PackageKeys, 'lag'>;
}

/** Opens the components of a project; `undefined` if it has none. */
export function openOwnComponents(
  project: Project,
  { components, declared, nav, keys }: ComponentSettings,
): OwnComponents | undefined {
  if (components.length === 0) return undefined;
  // Without TypeScript, which is told elsewhere, no component is checked.
  const isReadable = project.tools.find('typescript') !== undefined;
  const directives = new Map(declared.map(({ name, component }) => [component?.name, name]));
  const typed = components.filter((component) => isReadable && isTyped(component) && isThere(project, component));
  const models = openComponentModels(project, typed, keys);
  const read = once(() => models.read());
  const readProps = async () => {
    const found = await read();
    return new Map(
      typed.flatMap(({ name }) => {
        const known = found.get(name);
        return known !== undefined && 'props' in known ? [[directives.get(name) ?? name, known.props] as const] : [];
      }),
    );
  };
  return {
    state: models.state,
    reads: () => models.files(),
    readProps,
    async look(asked, pages) {
      const found = await read();
      const untyped = components
        .filter((component) => !isTyped(component))
        .map((component) => ({
          code: 'unchecked-component',
          ...placeInNav(component.span, nav),
          message: `The props of \`${component.name}\` are not checked, because ${component.module} is JavaScript.`,
          help: 'write it in TypeScript, or turn this rule off',
        }));
      const faults = typed.flatMap((component) => {
        const known = found.get(component.name);
        if (known === undefined || !('fault' in known) || known.fault.kind === 'no-export') return [];
        const place = placeInNav(component.span, nav);
        return [{ code: 'unreadable-component', ...place, ...explainFault(project, component, known.fault) }];
      });
      return [...untyped, ...faults, ...lookAtUses(await readProps(), asked, pages)];
    },
  };
}

function explainFault(
  { root }: Project,
  { name, module, export: exported }: NavSite['ownComponents'][number],
  fault: Exclude<ComponentFault, { readonly kind: 'no-export' }>,
): Pick<FileFinding, 'message' | 'help'> & Partial<FileFinding> {
  if (fault.kind === 'syntax')
    return {
      file: fault.at.file,
      range: rangeAt(root, fault.at),
      message: `The component \`${name}\` cannot be read: ${fault.message.replace(/\.$/, '')}.`,
      help: 'correct the code',
    };
  return {
    message: `${exported === 'default' ? 'The default export' : `\`${exported}\``} of ${module} is no component.`,
    help: 'name the export that is a function of props, or a class with `render`',
  };
}
