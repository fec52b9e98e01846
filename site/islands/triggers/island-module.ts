/** Interface of an island's module. */
export interface IslandModule {
  /** Starts the island on an element; called once per element. */
  readonly mount: (element: HTMLElement) => void | Promise<void>;
}
