import type { AskValue } from '../../engine/feature/declaration.ts';

/** A component of the project, rendered with certain props. */
export interface DrawnComponent {
  /** Its HTML, with `CONTENT` where its content goes; absent if it could not be rendered. */
  readonly html?: string;
  /** Stylesheet links and style elements that it needs, each of which a page needs only once. */
  readonly styles: readonly string[];
  /** Begins the ids that React makes in it. */
  readonly id: string;
  /** What browsers run; absent if it stays HTML. */
  readonly client?: {
    /** Name of the component in the module, and the address of the module. */
    readonly name: string;
    readonly module: string;
    readonly props: Readonly<Record<string, AskValue>>;
  };
}
