import { z } from 'zod';

/** What the engine needs to know about a key besides the form of its value; declared with the key, in the schema. */
export interface KeyTraits {
  /** Names of the same thing in other tools. */
  readonly alsoCalled?: readonly string[];
  /** Words similar to its name that mean something else in other tools, and that have no key here. */
  readonly notCalled?: readonly string[];
  /** What the value looks like, for a key that cannot be recognized by its name. */
  readonly holds?: 'path' | 'paths' | 'nodes';
  /**
   * What replaces an unusable value. `stand-in`: another text; `convert`: the value as text or, if that fails, another
   * text; `leave-out`: nothing, because a guess would be looked up; `leave-out-owner`: its mapping is dropped too,
   * because it would mean something else without the value.
   */
  readonly mend?: 'stand-in' | 'convert' | 'leave-out' | 'leave-out-owner';
  /** What is unknown without the value: findings about it may be mere consequences. */
  readonly decides?: 'pages' | 'files' | 'languages' | 'sections' | 'texts' | 'versions';
}

/** The traits of keys, by the schema of their value. */
export const KEY_TRAITS = z.registry<KeyTraits>();

/** Traits that several mappings share. */
export const CALLED_TITLE: KeyTraits = { alsoCalled: ['name', 'text', 'label', 'title'], mend: 'convert' };
export const CALLED_ADDRESS: KeyTraits = { alsoCalled: ['path', 'href', 'url', 'link', 'slug', 'pathname'] };
export const CALLED_NODES: KeyTraits = {
  alsoCalled: ['items', 'routes', 'pages', 'children'],
  holds: 'nodes',
  decides: 'pages',
};
