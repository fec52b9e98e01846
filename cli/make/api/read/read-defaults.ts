import ts from 'typescript-for-docs-nav';
import { valuesIn } from './declarations.ts';
import {
  DEFAULT_EXPORT,
  findBehind,
  findFunction,
  findOwnObject,
  findRender,
  isBound,
  objectBehind,
  memberPath,
  type Names,
  type RenderNode,
} from './find-function.ts';
import { followName, openModule, type Code } from './follow-code.ts';
import { defaultIn, followProps, type FoundDefault, type PassedProps } from './passed-props.ts';

/** Components that pass on their props may do so more than once. */
const MAX_DEPTH = 4;

/**
 * Finds the defaults in the code of a component or hook: in its parameters, in `const { size = 'medium' } = props` or
 * `= this.props`, in what compilers turn these into, in an object such as `Button.defaultProps` or
 * `{ ...DEFAULTS, ...props }`, in a hook that takes all its props, or in the component that it passes them all on to.
 */
export function findDefaults(code: Code, depth = 0): ReadonlyMap<string, FoundDefault> {
  const place = openModule(code.script);
  const { names } = place;
  const { called, body, passed } = openProps(code, depth);
  const defaults = new Map(passed.defaults);
  for (const object of defaultObjects(called, body, names))
    for (const [prop, value] of valuesIn(object)) if (!defaults.has(prop)) defaults.set(prop, defaultIn(value, place));
  const behind = body === undefined ? findBehind(called, names) : undefined;
  const path = passed.inner?.path ?? (behind && !ts.isFunctionLike(behind) ? memberPath(behind) : undefined);
  const inner = path === undefined || depth === MAX_DEPTH ? undefined : followName(code.script, path);
  if (inner === undefined || (inner.script === code.script && inner.name === called)) return defaults;
  const flow = passed.inner?.flow;
  for (const [prop, found] of findDefaults(inner, depth + 1)) {
    // What code sets on the way is what the inner component gets.
    const reached = flow?.has(prop) === true ? flow.get(prop) : found;
    if (reached !== undefined && !defaults.has(prop)) defaults.set(prop, reached);
  }
  return defaults;
}

/** What a component or a hook does with its props, by its code. */
interface OpenedProps {
  /** The name that its module binds. */
  readonly called: string;
  readonly body: RenderNode | undefined;
  readonly passed: PassedProps;
}

function openProps({ script, name }: Code, depth: number): OpenedProps {
  const place = openModule(script);
  const called = isBound(name, place.names) ? name : DEFAULT_EXPORT;
  const body = findFunction(called, place.names) ?? findRender(called, place.names);
  const follow = (path: readonly string[]): PassedProps | undefined => {
    const maker = depth === MAX_DEPTH ? undefined : followName(script, path);
    return maker && openProps(maker, depth + 1).passed;
  };
  return { called, body, passed: body === undefined ? { defaults: new Map() } : followProps(body, place, follow) };
}

/**
 * Lists objects with defaults: `static defaultProps`, `Name.defaultProps`, and the argument of
 * `useProps('Name', defaultProps, props)`.
 */
function defaultObjects(
  name: string,
  body: RenderNode | undefined,
  names: Names,
): readonly ts.ObjectLiteralExpression[] {
  const passed = (body === undefined ? [] : declarationsIn(body)).flatMap(({ initializer }) =>
    initializer && ts.isCallExpression(initializer)
      ? initializer.arguments.filter((argument) => ts.isIdentifier(argument) && /defaultProps$/i.test(argument.text))
      : [],
  );
  return [findOwnObject(name, 'defaultProps', names), ...passed.map((value) => objectBehind(value, names))].filter(
    (object) => object !== undefined,
  );
}

function declarationsIn({ body }: RenderNode): readonly ts.VariableDeclaration[] {
  return (body && ts.isBlock(body) ? body.statements : []).flatMap((statement) =>
    ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
  );
}
