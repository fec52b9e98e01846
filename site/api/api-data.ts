/** Extracted content of an API page, as plain JSON. Descriptions and reasons are Markdown by the package's authors. */
export type ApiEntry = ComponentApi | CallableApi | TypeApi;

/** Reference to an export of a package. */
export interface ApiName {
  readonly package: string;
  readonly name: string;
}

/** What all kinds of exports have. */
export interface ApiFace extends ApiName {
  /** Installed version of the package that it was read from; absent if the package names none. */
  readonly version?: string;
  readonly description?: string;
  /** Why it is deprecated; empty if the authors give no reason. */
  readonly deprecated?: string;
  /** Import statements, beginning with the one that loads least. */
  readonly imports: readonly string[];
  /** Homepage of the package, if it names one: what addresses without a host in the authors' comments refer to. */
  readonly home?: string;
  /** Addresses of pages that the authors list as its guides. */
  readonly guides: readonly string[];
  /** The authors' examples, each as Markdown with a code block. */
  readonly examples?: readonly string[];
  /** What other tags of its comment say, in their order. */
  readonly tags?: readonly ApiTag[];
  /** Where it is declared. */
  readonly source?: ApiSource;
  /** What the names in the types of its rows stand for, as written there: `React.ReactNode`, `Gap`. */
  readonly names?: Readonly<Record<string, ApiMeaning>>;
  /** Declarations of those names that belong to its own library. */
  readonly types?: readonly ApiDeclaration[];
  /** What is wrong with its declarations and comments, or with what they lead to. */
  readonly findings?: readonly ApiFinding[];
}

/** What a name in a type stands for: a declaration in `types`, or something that is documented elsewhere. */
export interface ApiMeaning {
  /** Package that declares it; absent for what belongs to the language, the browser, or the export itself. */
  readonly package?: string;
  /** Address of its documentation on another site. */
  readonly href?: string;
}

/** A declaration that the types of an export's rows refer to. */
export interface ApiDeclaration {
  /** As rows write it: `Gap`, `IconProps.Name`. */
  readonly name: string;
  /** TypeScript, without comments: `type Gap = 'small' | 'large'`; of a long one, its beginning. */
  readonly text: string;
  /** Of an enumeration that can be imported, or one of its members: each value with its code and the import for that. */
  readonly members?: readonly ApiEnumMember[];
}

/** A member of an enumeration. */
export interface ApiEnumMember {
  readonly value: string | number;
  /** `Tone.Calm`. */
  readonly code: string;
  /** Import statements that the code needs. */
  readonly imports: readonly string[];
}

/** A tag of a comment that is shown under its own name: `@since`, `@remarks`, `@throws`, `@alpha`. */
export interface ApiTag {
  /** Without the at sign. */
  readonly name: string;
  /** Markdown; empty for a tag that says everything by its name. */
  readonly text: string;
}

/** A place in a package's source or declarations. */
export interface ApiSource {
  /** From the root of the project, with `/` as separator; of an installed package, below `node_modules`. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1, in UTF-16 code units. */
  readonly column: number;
}

/** A mistake in a package's source, declarations or comments. */
export interface ApiFinding {
  /** Code of the diagnostic: `api-unresolved-import`. */
  readonly code: string;
  readonly at: ApiSource;
  readonly message: string;
  readonly help?: string;
}

/** A component or hook that can be generic. */
interface Generic {
  /** Type parameters as declared: `T extends object = {}`. */
  readonly typeParameters?: readonly string[];
}

/** A component with everything that users can set or style. */
export interface ComponentApi extends ApiFace, Generic {
  readonly kind: 'component';
  /** Its own props; of alternatives, those that all of them share. */
  readonly props: readonly ApiMember[];
  /** Members of a union of props, such as `{ kind: 'link' }` and `{ kind: 'button' }`, with the props that only they have. */
  readonly alternatives?: readonly PropsAlternative[];
  /** Props that come from other components and types of the library, by their origin. */
  readonly inherited?: readonly InheritedProps[];
  /** Tag of its root element as it is rendered by default; absent if it could not be rendered. */
  readonly element?: string;
  /** Why it could not be rendered, as English words: `it puts out no element`. */
  readonly unproven?: string;
  /** The default of the prop `component` by its types alone, as code; absent once the component has been rendered. */
  readonly defaultElement?: string;
  /** Whether it passes attributes on to a native element. */
  readonly hasAttributes: boolean;
  /** Address of a list of style props, if it accepts them; there are too many to list here. */
  readonly styleProps?: string;
  /** Style props that it accepts, by the types that declare them. */
  readonly shared?: readonly SharedProps[];
  readonly inherits?: Inheritance;
  /** Target of a ref; absent if the component takes no ref, empty if its type is not specific. */
  readonly ref?: string;
  /** Whether a ref was seen to reach the root element. */
  readonly isRefRoot?: true;
  /** Whether a ref receives the class instance. */
  readonly isClass?: true;
  /** Its key in `theme.components`. */
  readonly themeName?: string;
  readonly slots: readonly ApiSlot[];
  readonly classes: readonly ApiClass[];
}

/** One member of a union of props. */
export interface PropsAlternative {
  /** What tells it from the others, as in code: `kind: 'link'`. */
  readonly when: string;
  readonly props: readonly ApiMember[];
}

/** Props that a component takes over from another component or a type. */
export interface InheritedProps extends Inheritance {
  readonly props: readonly ApiMember[];
}

/** A hook or another function, with every way to call it. */
export interface CallableApi extends ApiFace, Generic {
  readonly kind: 'hook' | 'function';
  /** One for each overload, in their order. */
  readonly signatures: readonly ApiSignature[];
}

/** A way to call a function. */
export interface ApiSignature {
  /** As code on one line: `useValue(name: string): string`. */
  readonly text: string;
  /** What its own comment says, if the function has several signatures. */
  readonly description?: string;
  readonly parameters: readonly ApiMember[];
  readonly returns: { readonly type: string; readonly members: readonly ApiMember[]; readonly description?: string };
}

/** An interface with its members, or another type with its definition. */
export interface TypeApi extends ApiFace {
  readonly kind: 'type';
  readonly members: readonly ApiMember[];
  readonly definition?: string;
}

/** Props that many components share, summarized in one sentence. */
export interface SharedProps {
  readonly package: string;
  /** Name of the type that declares them; empty if it has none. */
  readonly type: string;
  readonly count: number;
}

/** Component whose props another component also accepts; `href` links to documentation on another site. */
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
  /** Whether it also accepts a value of that type per screen width. */
  readonly responsive?: true;
  readonly deprecated?: string;
  /** The authors' description, followed by their examples. */
  readonly description?: string;
  /** Arguments, if it is a function. */
  readonly arguments?: readonly { readonly name: string; readonly description: string }[];
  /** Return value, if it is a function. */
  readonly returns?: string;
  /** What other tags of its comment say, in their order. */
  readonly tags?: readonly ApiTag[];
  /** Where the code sets its default, if that is no constant. */
  readonly defaultSource?: ApiSource;
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

/** A class for styling. */
export interface ApiClass {
  /** Its name in the prop `classes`. */
  readonly key: string;
  /** Its name in the HTML, without the dot. */
  readonly className: string;
  /** Whether it stands for a state and is shared by all components. */
  readonly isState?: true;
  readonly description?: string;
  readonly deprecated?: string;
}
