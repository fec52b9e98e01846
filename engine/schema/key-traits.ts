import { z } from 'zod';

/** What the engine has to know about a key beyond the form of its value; declared with the key, in the schema. */
export interface KeyTraits {
  /** What other tools call the same thing. */
  readonly alsoCalled?: readonly string[];
  /** Words near its name that other tools call something else, for which there is no key. */
  readonly notCalled?: readonly string[];
  /** What the value looks like, for a key that is not recognized by its name. */
  readonly holds?: 'path' | 'paths' | 'nodes';
  /**
   * What becomes of an unusable value. `stand-in`: another text takes its place; `convert`: so it does where the value
   * cannot be read as text; `leave-out`: a guess would be looked for; `leave-out-owner`: the mapping would mean
   * something else without it.
   */
  readonly mend?: 'stand-in' | 'convert' | 'leave-out' | 'leave-out-owner';
  /** What cannot be known without the value: what is said of that may be a consequence. */
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
