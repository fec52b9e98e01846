const SHELL = /^(?:sh|bash|zsh|shell|console|shellsession|shell-session)$/;
const PROMPT = /^\s*\$ /;

/**
 * Returns what a reader wants to paste of a code block: of a session in a shell, the commands without prompts and output;
 * of a diff, the code after the change; of anything else, all of it.
 * @example
 * whatToCopy('$ npm ci\nadded 3', 'sh')     // 'npm ci'
 * whatToCopy('-const a = 1;\n+const a = 2;', 'diff') // 'const a = 2;'
 */
export function whatToCopy(text: string, language = ''): string {
  const lines = text.split('\n');
  if (language === 'diff') {
    return lines
      .filter((line) => !/^(?:-|@@|\+\+\+ |diff |index )/.test(line))
      .map((line) => line.replace(/^[+ ]/, ''))
      .join('\n');
  }
  if (!SHELL.test(language) || !lines.some((line) => PROMPT.test(line))) {
    return text;
  }
  // A command goes on below a line that ends with a backslash.
  return lines
    .filter((line, at) => PROMPT.test(line) || goesOn(lines, at))
    .map((line) => line.replace(PROMPT, ''))
    .join('\n');
}

function goesOn(lines: readonly string[], at: number): boolean {
  const above = lines[at - 1];
  return above !== undefined && above.endsWith('\\') && (PROMPT.test(above) || goesOn(lines, at - 1));
}
