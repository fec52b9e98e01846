/** What an API page shows, as extraction found it: plain JSON. Descriptions and reasons are Markdown of the package's authors. */
export type ApiEntry = ComponentApi | HookApi | TypeApi;

/** Names one export of a package. */
export interface ApiName {
  readonly package: string;
  readonly name: string;
}

interface ApiFace extends ApiName {
  readonly description?: string;
  /** Why it is deprecated; empty where the authors give no reason. */
  readonly deprecated?: string;
  /** Import statements, the one that loads least first. */
  readonly imports: readonly string[];
  /** Addresses of pages that the authors name as its guides. */
  readonly guides: readonly string[];
  /** What the authors show of its use, each as Markdown with a block of code. */
  readonly examples?: readonly string[];
}

/** What the types of a component or hook may name. */
interface Generic {
  /** Type parameters, each as it is declared: `T extends object = {}`. */
  readonly typeParameters?: readonly string[];
}

/** A component with everything that its users can set or style. */
export interface ComponentApi extends ApiFace, Generic {
  readonly kind: 'component';
  readonly props: readonly ApiMember[];
  /** Whether it passes the attributes of a native element on. */
  readonly hasAttributes: boolean;
  /** Present when it takes style props, which are too many to list: the address of their list. */
  readonly styleProps?: string;
  /** Style props that it takes, by the types that declare them. */
  readonly shared?: readonly SharedProps[];
  readonly inherits?: Inheritance;
  /** What a ref is attached to; absent when the component takes none, empty when its type says nothing more. */
  readonly ref?: string;
  /** Whether a ref is given the instance of its class. */
  readonly isClass?: true;
  /** Its key in `theme.components`. */
  readonly themeName?: string;
  readonly slots: readonly ApiSlot[];
  readonly classes: readonly ApiClass[];
}

/** A hook with its parameters and what it returns. */
export interface HookApi extends ApiFace, Generic {
  readonly kind: 'hook';
  readonly parameters: readonly ApiMember[];
  readonly returns: { readonly type: string; readonly members: readonly ApiMember[]; readonly description?: string };
}

/** An interface with its members, or another type with its definition. */
export interface TypeApi extends ApiFace {
  readonly kind: 'type';
  readonly members: readonly ApiMember[];
  readonly definition?: string;
}

/** Props that many components share and that are summed up in one sentence. */
export interface SharedProps {
  readonly package: string;
  /** Name of the type that declares them; empty when it has none. */
  readonly type: string;
  readonly count: number;
}

/** The component whose props a component takes beside its own; `href` leads to the documentation of one from elsewhere. */
export interface Inheritance {
  readonly name: string;
  readonly package?: string;
  readonly href?: string;
}

/** A prop, parameter, or member of a type. */
export interface ApiMember {
  readonly name: string;
  readonly type: string;
  readonly default?: string;
  readonly required?: true;
  /** Whether it may have a value of that type for each width of the screen instead. */
  readonly responsive?: true;
  readonly deprecated?: string;
  /** What the authors say, and behind it what they show. */
  readonly description?: string;
  /** Of a function: what its arguments are. */
  readonly arguments?: readonly { readonly name: string; readonly description: string }[];
  /** Of a function: what it returns. */
  readonly returns?: string;
}

/** A part of a component that can be replaced. */
export interface ApiSlot {
  readonly name: string;
  readonly description?: string;
  readonly deprecated?: string;
  readonly default?: string;
  /** The class of the slot's element, without the dot. */
  readonly className?: string;
}

/** A class that styles can aim at. */
export interface ApiClass {
  /** Its name in the prop `classes`. */
  readonly key: string;
  /** Its name in the page, without the dot. */
  readonly className: string;
  /** Whether it stands for a state and is shared by all components. */
  readonly isState?: true;
  readonly description?: string;
  readonly deprecated?: string;
}
