import { createRequire } from 'node:module';

/** Loads packages as a file would that stands at this path; the file need not exist. */
export function requireFrom(file: string): NodeJS.Require {
  // Class names and ids must be those of the browser's packages, which are built for production. React decides once,
  // when it is first loaded, and its parts have to decide alike.
  process.env['NODE_ENV'] ??= 'production';
  const load = createRequire(file);
  // Stylesheets that packages import mean nothing on a server.
  load.extensions['.css'] = () => {};
  return load;
}
