import type { Command, Option } from 'commander';
import { makeProgram } from '../../../cli/program.ts';
import { fakeIo } from '../../cli/support/fake-io.ts';
import { code, fence, page, sentence, table, words } from './markdown.ts';

/** The page of the command line: what the program says about each command, argument and option. */
export function commandsPage(): string {
  const program = makeProgram(fakeIo('.'), () => undefined);
  return page(
    'Every command of docs-nav with its arguments and options, and what exit codes mean.',
    'The project is the nearest folder, from the current one up, that contains `nav/site.yaml`, unless `[dir]` names it. `docs-nav help <command>` prints the same text.',
    '## Exit codes',
    table(
      ['Code', 'Meaning'],
      [
        ['0', 'Success.'],
        ['1', 'The project has errors, or more warnings than `--max-warnings` allows.'],
        ['2', 'Wrong usage, or the project cannot be read.'],
        ['70', 'A bug in docs-nav. Please report it.'],
        ['130', 'Ctrl+C ended `check-links --external` before it was done.'],
      ],
    ),
    ...program.commands.map(describe),
  );
}

function describe(command: Command): string {
  const parts = [
    `## ${command.name()}`,
    words(command.description()),
    fence('text', `docs-nav ${command.name()} ${command.usage()}`),
  ];
  const named = command.registeredArguments.filter(
    ({ description, argChoices }) => description !== '' || argChoices !== undefined,
  );
  if (named.length > 0)
    parts.push(
      table(
        ['Argument', 'Meaning'],
        named.map((argument) => [code(argument.name()), withChoices(argument.description, argument.argChoices)]),
      ),
    );
  if (command.options.length > 0)
    parts.push(
      table(
        ['Option', 'Meaning'],
        command.options.map((option) => [
          code(option.flags),
          `${withChoices(option.description, option.argChoices)}${defaultOf(option)}`,
        ]),
      ),
    );
  return parts.join('\n\n');
}

function defaultOf({ defaultValue, negate }: Option): string {
  return defaultValue === undefined || negate ? '' : ` Default: ${code(String(defaultValue))}.`;
}

function withChoices(description: string, choices: readonly string[] | undefined): string {
  const text = words(sentence(description));
  return choices === undefined ? text : `${text} One of ${choices.map(code).join(', ')}.`;
}
