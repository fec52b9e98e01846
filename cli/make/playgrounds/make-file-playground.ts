import { suggest } from '../../../engine/index.ts';
import type { ComponentApi } from '../../../site/api/api-data.ts';
import { writeCode } from '../../../site/features/playground/code/write-code.ts';
import { quoteText } from '../../../site/features/playground/code/write-jsx.ts';
import {
  listControls,
  lackingProps,
  controlsOf,
  withoutControl,
} from '../../../site/features/playground/controls/list-controls.ts';
import {
  KINDS,
  narrow,
  type SettingMistake,
  type Settings,
} from '../../../site/features/playground/controls/narrow-controls.ts';
import { inOrderOfUse } from '../../../site/features/playground/controls/order-of-use.ts';
import type { PropSource, PropsSource } from '../../../site/features/playground/controls/control-of.ts';
import type {
  Choice,
  Control,
  Playground,
  UnlistedKind,
  Value,
} from '../../../site/features/playground/model/playground.ts';
import { setProps } from '../../../site/features/playground/model/set-props.ts';
import { parseModule } from '../../system/modules/parse-module.ts';
import { toJavaScript } from '../demos/javascript/to-javascript.ts';
import { toPlainFile, type PlainFault, type PlainFile } from '../demos/source/plain-file.ts';
import type { PlaygroundSource } from '../demos/source/playground-source.ts';
import { readSettings, SETTINGS, type FoundSettings } from '../demos/source/read-settings.ts';
import { readTemplate, type FoundTemplate, type Replaceable } from '../demos/source/read-template.ts';
import { presetOf } from './make-playground.ts';
import { tryTo } from '../../system/base/failure.ts';
/** A mistake in the file of a playground, at an offset. */
interface FileFault {
  readonly at: number;
  readonly message: string;
  readonly help: string;
}

/** A module that shows a component. */
interface ShownFile {
  readonly source: string;
  /** Name of its export. */
  readonly exported: string;
}

/**
 * Makes the playground of a file from what it says about its controls, the description of the component and the props that
 * its page uses most, or says why that cannot be done. Nothing if the file cannot be parsed, which others report.
 */
export async function makeFilePlayground(
  entry: ComponentApi,
  { source, exported }: ShownFile,
  uses: readonly string[] = [],
): Promise<PlaygroundSource | readonly FileFault[] | undefined> {
  const program = parsed(source);
  if (program === undefined) return undefined;
  const file = toPlainFile(program, source, exported);
  if ('fault' in file) return [describeFault(entry.name, file)];
  const found = readTemplate(parsed(file.text) ?? [], file.text, file.props);
  if (found === undefined) return [describeFault(entry.name, { fault: 'no-spread', at: 0 })];
  const said = readSettings(program, source) ?? NOTHING;
  const api = withAttributes(withGiven(entry, found.given), entry, said.settings);
  const faults = [...mistakesIn(said, { entry, api, given: found.given })];
  if (faults.length > 0) return faults;
  const { settings } = said;
  const used = inOrderOfUse(controlsOf(api, settings), uses, settings.order);
  const own = withNewImports(used, file).map((control) => withOwnChoice(control, found.given.get(control.name)));
  const preset = { ...presetOf(entry.name, own), ...settings.preset };
  const moved = new Set(Object.values(settings.sets ?? {}).flatMap(Object.keys));
  const controls = own.map((control) => (moved.has(control.name) ? alwaysGiven(control) : control));
  const lacks = lackingProps(api, controls, preset);
  if (lacks.length > 0) return [describeLacks(entry.name, lacks, source.indexOf(`{...${file.props}}`))];
  const javascript = await toJavaScript(file.text);
  const plain = javascript === undefined ? undefined : readTemplate(parsed(javascript) ?? [], javascript, file.props);
  const shown: Playground = {
    package: entry.package,
    name: entry.name,
    import: '',
    controls,
    preset,
    ...withoutControl(api, controls, settings),
    ...(settings.sets === undefined ? {} : { sets: settings.sets }),
    file: {
      typescript: found.template,
      ...(plain === undefined ? {} : { javascript: plain.template }),
    },
  };
  return { shown, props: setProps(shown, preset), code: writeCode(shown, preset) };
}

const NOTHING: FoundSettings = { settings: {}, unread: [], unknown: [], places: new Map() };

const parsed = (source: string) => tryTo(() => parseModule(source, 'tsx'));

/** A prop that the file gives has no control; one that readers can replace has its value as the default, if it is a literal. */
function withGiven(api: PropsSource, given: FoundTemplate['given']): PropsSource {
  const settable = (props: readonly PropSource[]): readonly PropSource[] =>
    props.flatMap((prop) => {
      if (!given.has(prop.name)) return [prop];
      const replaced = given.get(prop.name);
      const { required: _given, default: _other, ...rest } = prop;
      if (replaced === undefined) return [];
      return [{ ...rest, ...(replaced.value === undefined ? {} : { default: codeOf(replaced.value) }) }];
    });
  const within = <Part extends { readonly props: readonly PropSource[] }>(part: Part): Part => ({
    ...part,
    props: settable(part.props),
  });
  return {
    ...within(api),
    ...(api.alternatives === undefined ? {} : { alternatives: api.alternatives.map(within) }),
    ...(api.inherited === undefined ? {} : { inherited: api.inherited.map(within) }),
  };
}

function codeOf(value: Value): string {
  return typeof value === 'string' ? quoteText(value) : JSON.stringify(value);
}

/** Adds attributes of elements that the file names, if the component passes them on. */
function withAttributes(api: PropsSource, { hasAttributes }: ComponentApi, settings: Settings): PropsSource {
  if (!hasAttributes) return api;
  const known = new Set(listControls(api).map(({ name }) => name));
  const { preset = {}, order = [], only = [], labels = {} } = settings;
  const named = [...order, ...only, ...Object.keys({ ...labels, ...preset })];
  const added = [...new Set(named)].filter((name) => ATTRIBUTE.test(name) && !known.has(name));
  const typeOf = (name: string) => (name === 'children' ? 'React.ReactNode' : typeof (preset[name] ?? ''));
  return { ...api, props: [...api.props, ...added.map((name): PropSource => ({ name, type: typeOf(name) }))] };
}

/** Attributes that most elements have. */
const ATTRIBUTE =
  /^(?:children|aria-[a-z]+|data-[\w-]+|title|alt|placeholder|href|id|name|role|tabIndex|lang|dir|type|target|rel|src|width|height|autoFocus|hidden)$/;

/** Leaves out imports of choices that the file has in any case. */
function withNewImports(controls: readonly Control[], { imported }: PlainFile): readonly Control[] {
  const isNew = (statement: string) => !imported.has(/(?:as )?([\w$]+)(?: \})? from /.exec(statement)?.[1] ?? '');
  const withNew = <Own extends Pick<Choice, 'imports'>>({ imports = [], ...own }: Own) => {
    const needed = imports.filter(isNew);
    return needed.length === 0 ? own : { ...own, imports: needed };
  };
  return controls.map((control) => ({
    ...control,
    ...('choices' in control ? { choices: control.choices?.map(withNew) } : {}),
    ...(control.written === undefined ? {} : { written: control.written.map(withNew) }),
  })) as readonly Control[];
}

/** A prop that a call sets is given from the start: a component that keeps it by itself would not follow its control. */
function alwaysGiven(control: Control): Control {
  if (control.initial !== undefined) return control;
  if (control.kind !== 'choice' || !control.options.includes(false)) return { ...control, isRequired: true };
  const { options, ...others } = control;
  return options.length > 2 ? { ...control, isRequired: true } : { ...others, kind: 'switch', isRequired: true };
}

/** Puts what the file writes before the choices that it offers, as the default. */
function withOwnChoice(control: Control, own: Replaceable | undefined): Control {
  if (own === undefined || control.kind !== 'node' || control.choices === undefined) return control;
  const text = typeof own.value === 'string' ? own.value : own.code.replaceAll(/\s+/g, ' ');
  const label = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  const others = control.choices.filter((choice) => choice.label !== label);
  return { ...control, choices: [{ label, code: own.code }, ...others], initial: label };
}

/** Most letters of code in a list of choices. */
const LONGEST = 32;

interface Known {
  readonly entry: ComponentApi;
  /** With the props that readers can set. */
  readonly api: PropsSource;
  readonly given: FoundTemplate['given'];
}

function mistakesIn({ settings, unread, unknown, places }: FoundSettings, known: Known): readonly FileFault[] {
  const { entry, api, given } = known;
  const controls = listControls(api);
  const names = controls.map(({ name }) => name);
  const describe = ({ setting, name, control, kind }: SettingMistake): FileFault => {
    const place = places.get(`${setting} ${name}`);
    if (kind !== undefined)
      return {
        at: place?.value ?? 0,
        message: `No control is of the kind \`${kind}\`.`,
        help: `use one of ${KINDS.map((each) => `\`${each}\``).join(', ')}`,
      };
    if (control !== undefined)
      return {
        at: place?.value ?? 0,
        message: `\`${name}\` of \`${entry.name}\` cannot start as ${codeOf(settings.preset?.[name] ?? '')}.`,
        help: helpWith(control),
      };
    const isGiven = given.has(name);
    const near = suggest(name, names);
    return {
      at: place?.name ?? 0,
      message: isGiven
        ? `\`${name}\` has no control, because the file sets it itself.`
        : `\`${entry.name}\` has no prop \`${name}\`.`,
      help: isGiven
        ? 'leave it out, or let `{...props}` come after it'
        : near === undefined
          ? 'use one of its props'
          : `did you mean \`${near}\``,
    };
  };
  return [
    ...unknown.map(({ name, at }) => ({
      at,
      message: `Nothing of controls is called \`${name}\`.`,
      help: `use ${SETTINGS.map((each) => `\`${each}\``).join(', ')}`,
    })),
    ...unread.map((at) => ({
      at,
      message: 'Only running the file would tell what this is.',
      help: 'write it out; a choice may use what the file imports',
    })),
    ...narrow(controls, settings).mistakes.map(describe),
  ].toSorted((a, b) => a.at - b.at);
}

/** Says what a control takes. */
function helpWith(control: Control): string {
  const list = (values: readonly Value[]) => values.map((value) => `\`${codeOf(value)}\``).join(', ');
  switch (control.kind) {
    case 'choice':
      return `use one of ${list(control.options)}`;
    case 'switch':
      return 'use `true` or `false`';
    case 'number':
      return `use a number${control.min === undefined ? '' : ` from ${control.min}`}${control.max === undefined ? '' : ` to ${control.max}`}`;
    case 'mixed':
      return `use ${[list(control.options), ...control.takes.map((taken) => TAKEN[taken])].filter(Boolean).join(' or ')}`;
    case 'node':
      return control.choices === undefined
        ? 'use a text, or the name of a choice'
        : `use one of ${list(control.choices.map(({ label }) => label))}`;
    case 'log':
      return 'leave it out: calls of functions are listed';
    default:
      return 'use a text';
  }
}

const TAKEN: Readonly<Record<UnlistedKind, string>> = {
  string: 'a text',
  number: 'a number',
  numbers: 'a list of numbers',
};

function describeFault(name: string, { fault, at }: PlainFault): FileFault {
  const spread = `write \`{...props}\` on \`${name}\``;
  const help = `let it take \`props\` and ${spread}`;
  const messages: Readonly<Record<PlainFault['fault'], Omit<FileFault, 'at'>>> = {
    'no-component': { message: 'The file exports no function that could take props.', help },
    'no-props': {
      message: 'This demo takes no props that controls could set.',
      help: `${help}, or leave out \`controls\``,
    },
    'no-spread': { message: 'The props are not passed on as a whole.', help },
    'other-uses': {
      message: 'The props are used at several places, so no code can be shown for one of them.',
      help: `${spread} and use them nowhere else`,
    },
  };
  return { at, ...messages[fault] };
}

function describeLacks(name: string, lacks: readonly string[], at: number): FileFault {
  return {
    at: Math.max(at, 0),
    message: `\`${name}\` requires ${lacks.map((prop) => `\`${prop}\``).join(', ')}, which no control can set.`,
    help: 'write it after `{...props}`, or offer values in `choices` of `export const controls`',
  };
}
