import type { Finding } from './diagnostic.ts';

/** Says that a folder is out of the repository, and what counts as one. */
export function outsideRepository(folder: string, what: 'demos' | 'pages'): Pick<Finding, 'message' | 'help'> {
  return {
    message: `The folder \`${folder}\` is not in the repository.`,
    help: `move the ${what} into the repository: the folder around the project with \`.git\`, else the outermost with a \`package.json\``,
  };
}
