/** A step that a page of the manual asks its reader to take. */
export type Step =
  | { readonly kind: 'file'; readonly path: string; readonly text: string }
  /** Commands of docs-nav or `node …`, and lines that they print; a command may fail if its output is shown. */
  | { readonly kind: 'run'; readonly commands: readonly string[]; readonly output: readonly string[] | undefined };

const FENCE = /^(`{3,})(\w+)([^\n]*)\n([\s\S]*?)^\1$/gm;
/** The path of a file, such as `nav/site.yaml`, `lefthook.yml` or `.husky/pre-commit`. */
const FILE = /^[\w.-]+(?:(?:\/[\w.-]+)+|\.\w+)$/;
/** A command of docs-nav without its name, or a program of the page. */
const COMMAND = /^(?:npx (?:--no-install )?)?(?:docs-nav (?=\S)|(?=node ))(.+?)(?:\s+#.*)?$/;

/**
 * Reads the fenced blocks of a page: one whose `title` is the path of a file is that file, one in `bash` or `sh` contains
 * commands, and one with the title `Output` shows what the commands before it print.
 */
export function readSnippets(markdown: string): readonly Step[] {
  const steps: Step[] = [];
  for (const [, , language = '', info = '', text = ''] of markdown.matchAll(FENCE)) {
    const title = /\btitle="([^"]+)"/.exec(info)?.[1];
    const last = steps.at(-1);
    if (title === 'Output') {
      if (last?.kind !== 'run') throw new Error(`No command stands before this output:\n${text}`);
      steps[steps.length - 1] = {
        ...last,
        output: text
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== '' && line !== '…'),
      };
    } else if (title !== undefined && FILE.test(title) && language !== 'diff')
      steps.push({ kind: 'file', path: title, text });
    else if (language === 'bash' || language === 'sh') {
      const commands = text
        .split('\n')
        .flatMap((line) => line.split(' && '))
        .flatMap((line) => COMMAND.exec(line.trim())?.[1] ?? []);
      if (commands.length > 0) steps.push({ kind: 'run', commands, output: undefined });
    }
  }
  return steps;
}
