/** Folder of what browsers load for demos, below the site's base; all names in it contain a hash. */
export const DEMO_FOLDER = '_nav/demos';

/** The script of demos in a document of their own, `start-frame.ts`. */
export const DEMO_START = '_nav/demo-frame.js';

/** The versions of the packages that demos use, which sandboxes install. */
export const DEMO_VERSIONS = '_nav/demo-versions.json';
