import type { ComponentType } from 'react';

/** A component that is shown. */
export interface ShownComponent {
  readonly unmount: () => void;
}

/** What is told about a component. */
interface LiveEvents {
  /** Called once, when its first content and its effects are there. */
  readonly onShown: () => void;
  /** Called for each error that ended it. */
  readonly onError: (error: unknown) => void;
}

/** Shows a component in an element. */
export type Live = (place: Element, component: ComponentType, events: LiveEvents) => ShownComponent;
