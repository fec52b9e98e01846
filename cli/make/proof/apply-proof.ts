import type { ApiClass, ApiFinding, ApiMember, ApiSlot, ComponentApi } from '../../../site/api/api-data.ts';
import { isElement } from '../../../site/api/api-facts.ts';
import { interfaceOf, isOfCustomElement, mayBe } from './element-interfaces.ts';

/** What rendering a component once on a server has shown. */
export type Proof = RenderedProof | UnrenderedProof;

/** What a component renders. */
interface RenderedProof extends ClassesProof {
  /** Tag of its first element that is not a stylesheet or script. */
  readonly root: string;
  /** The element that a ref reaches; absent if none was seen to be reached. */
  readonly ref?: { readonly tag: string; readonly isRoot: boolean };
  /** Tag of the element that the prop `component` replaces; absent if none was seen to be replaced. */
  readonly component?: string;
  /** Tags of the elements that have a slot's class, by the slot. */
  readonly slots?: Readonly<Record<string, string>>;
}

/** A component that rendered nothing, neither without props nor in a demo. */
interface UnrenderedProof extends ClassesProof {
  /** What happened, in words: `it puts out no element`. */
  readonly reason: string;
}

interface ClassesProof {
  /** The class names of the object that is exported beside the component, by their keys; absent without such an object. */
  readonly classes?: Readonly<Record<string, string>>;
}

/**
 * Corrects the description of a component by what rendering it has shown, and notes where its declarations say something
 * else. Nothing is claimed of what was not rendered.
 */
export function applyProof(described: ComponentApi, proof: Proof): ComponentApi {
  const { defaultElement, ...entry } = described;
  const findings: ApiFinding[] = [...(entry.findings ?? [])];
  const note = (code: string, message: string) => {
    if (entry.source !== undefined) findings.push({ code, at: entry.source, message });
  };
  const classes = provenClasses(entry, proof, note);
  const slots = entry.slots.map((slot) => withClass(slot, classes));
  const shown =
    'root' in proof
      ? withElements({ ...entry, slots }, proof, { name: entry.name, defaultElement, note })
      : { ...entry, slots, ...withoutElement(entry), unproven: proof.reason };
  return { ...shown, classes, ...(findings.length === 0 ? {} : { findings }) };
}

type Note = (code: string, message: string) => void;

/** The described component. */
interface Described {
  readonly name: string;
  /** The element that it renders according to its declarations. */
  readonly defaultElement: string | undefined;
  readonly note: Note;
}

/** Lists the classes that the exported object has, by the names that it gives them. */
function provenClasses({ name, classes }: ComponentApi, proof: Proof, note: Note): readonly ApiClass[] {
  const { classes: exported } = proof;
  if (exported === undefined) return classes;
  const unknown = classes.filter(({ key }) => exported[key] === undefined);
  if (unknown.length > 0)
    note(
      'api-class-unknown',
      `The types of \`${name}\` list ${unknown.map(({ key }) => `\`${key}\``).join(', ')} among its classes; the object of its class names does not.`,
    );
  return classes.flatMap((each) => {
    const className = exported[each.key];
    return className === undefined ? [] : [{ ...each, className }];
  });
}

function withClass(slot: ApiSlot, classes: readonly ApiClass[]): ApiSlot {
  const { className: _, ...others } = slot;
  const className = classes.find(({ key }) => key === slot.name)?.className;
  return className === undefined ? others : { ...slot, className };
}

function withElements(entry: ComponentApi, proof: RenderedProof, described: Described): ComponentApi {
  return {
    ...entry,
    element: proof.root,
    props: entry.props.map((prop) => (prop.name === 'component' ? withReplaced(prop, proof, described) : prop)),
    slots: entry.slots.map((slot) => withTag(slot, proof, described)),
    ...refOf(entry, proof, described.note),
  };
}

/** Leaves out the element that types name as the one that a ref receives, which is not known. */
function withoutElement({ ref }: ComponentApi): Partial<ComponentApi> {
  return ref !== undefined && isElement(ref) ? { ref: '' } : {};
}

/** An element as code: `'span'`. */
const QUOTED = /^(['"])([\w-]+)\1$/;

function withReplaced(
  prop: ApiMember,
  { component }: RenderedProof,
  { name, defaultElement, note }: Described,
): ApiMember {
  const said = prop.default ?? defaultElement;
  const [, , tag] = QUOTED.exec(said ?? '') ?? [];
  // A component that is the default renders an element, too.
  if (component === undefined || (said !== undefined && tag === undefined)) return prop;
  if (tag !== undefined && tag !== component)
    note('api-element-differs', `\`${name}\` renders \`<${component}>\` by default; its types say \`<${tag}>\`.`);
  return { ...prop, default: `'${component}'` };
}

function withTag(slot: ApiSlot, { slots = {} }: RenderedProof, { name, note }: Described): ApiSlot {
  const rendered = slots[slot.name];
  const [, , tag] = QUOTED.exec(slot.default ?? '') ?? [];
  if (rendered === undefined || tag === undefined || tag === rendered) return slot;
  note(
    'api-element-differs',
    `The slot \`${slot.name}\` of \`${name}\` is a \`<${rendered}>\`; its comment says \`<${tag}>\`.`,
  );
  return { ...slot, default: `'${rendered}'` };
}

/** Says which element a ref receives: what types say, unless another one was seen. */
function refOf({ name, ref }: ComponentApi, { ref: reached }: RenderedProof, note: Note): Partial<ComponentApi> {
  // A handle of the component's own is only made in a browser.
  if (reached === undefined || ref === undefined || (ref !== '' && !isElement(ref))) return {};
  const received = interfaceOf(reached.tag);
  const isSame = ref.split(' | ').some((type) => mayBe(received, type) || isOfCustomElement(reached.tag, type));
  if (!isSame && ref !== '')
    note('api-element-differs', `A ref to \`${name}\` receives an \`${received}\`; its types say \`${ref}\`.`);
  return { ref: isSame ? ref : received, ...(reached.isRoot ? { isRefRoot: true } : {}) };
}
