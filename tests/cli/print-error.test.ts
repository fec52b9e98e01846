import { describe, expect, test } from 'vitest';
import { Failure } from '../../cli/system/base/failure.ts';
import { printError } from '../../cli/system/print-error.ts';

const fullDisk = Object.assign(new Error('ENOSPC: no space left on device, write'), {
  code: 'ENOSPC',
  syscall: 'write',
});
const lost = Object.assign(new Error("EIO: i/o error, read 'a.md'"), { code: 'EIO', syscall: 'read' });

describe('what is printed about an error', () => {
  test.each([
    // error, what is printed
    [new Failure('No.'), 'error: No.\n'],
    [new Failure('No.', 'say yes'), 'error: No.\n  help: say yes\n'],
    [new Failure('No.', 'say\n  yes'), 'error: No.\n\nsay\n  yes\n'],
    [
      fullDisk,
      'error: ENOSPC: no space left on device, write\n  help: free space on that disk; --out and --cache name folders on another one\n',
    ],
    [lost, "error: EIO: i/o error, read 'a.md'\n"],
    // As file systems in archives report it, with nothing but a code.
    [
      Object.assign(new Error("ENOTDIR: not a directory, open 'a/b'"), { code: 'ENOTDIR' }),
      "error: ENOTDIR: not a directory, open 'a/b'\n  help: a file is where a folder should be: move it away\n",
    ],
    [
      new Error("Cannot find module '@rolldown/binding-linux-x64-gnu'"),
      'error: A package was installed without its part for this system: `@rolldown/binding-linux-x64-gnu`.\n  help: remove `node_modules`, and install the packages on this system\n',
    ],
    [
      new Error('Cannot find native binding. npm has a bug related to optional dependencies'),
      'error: A package was installed without its part for this system.\n  help: remove `node_modules`, and install the packages on this system\n',
    ],
  ])('%s is not a bug: no stack, exit code 2', (error, printed) => {
    expect(print(error)).toEqual([2, printed]);
  });

  test('anything else is a bug: its stack, exit code 70', () => {
    const [code, printed] = print(new TypeError('x is not a function'));
    expect(code).toBe(70);
    expect(printed).toMatch(/^TypeError: x is not a function\n {4}at [^]*This is a bug in docs-nav/);
  });
});

function print(error: unknown): readonly [number, string] {
  let printed = '';
  const write = (text: string) => (printed += text).length > 0;
  return [printError(error, { stderr: { write } }), printed];
}
