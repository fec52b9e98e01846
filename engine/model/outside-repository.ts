import type { Finding } from '../diagnostic/diagnostic.ts';

/** Says that a folder is outside the repository, and how the repository is determined. */
export function outsideRepository(folder: string, what: 'demos' | 'pages'): Pick<Finding, 'message' | 'help'> {
  return {
    message: `The folder \`${folder}\` is not in the repository.`,
    help: `keep the ${what} within the repository, which is the closest folder around the project with \`.git\` or, without Git, the outermost one with a \`package.json\``,
  };
}
