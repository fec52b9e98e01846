import { createRequire } from 'node:module';

/** Makes a function that loads packages as a file at this path would; the file need not exist. */
export function requireFrom(file: string): NodeJS.Require {
  const load = createRequire(file);
  // Stylesheets that packages import mean nothing on a server.
  load.extensions['.css'] = () => {};
  return load;
}
