import type { Made, Mistake, Placed } from '../../../feature/feature.ts';
import type { Host } from '../../../feature/host.ts';
import type { PreparedIcons } from '../island/icon-data.ts';
import type { IconsAsk, ReadIcons } from './read-icons.ts';

/** Finds the packages that are not installed. Whether one that is has any icons, only a build finds out. */
export function lookForPackages(asks: readonly Placed<IconsAsk>[], { project }: Host): readonly Mistake[] {
  return asks
    .filter(({ ask }) => project.packages.version(packageOf(ask.package)) === undefined)
    .map(({ key, ask }) => notInstalled(key, ask));
}

/** Reads the icons that pages ask for, which are kept until their package changes. */
export async function makeIcons(asks: readonly Placed<IconsAsk>[], host: Host): Promise<Made<PreparedIcons>> {
  const data: Record<string, PreparedIcons> = {};
  const mistakes: Mistake[] = [];
  for (const { key, ask } of asks) {
    const made = await loadIcons(key, ask, host);
    if ('message' in made) mistakes.push(made);
    else data[key] = made;
  }
  return { data, mistakes };
}

async function loadIcons(key: string, ask: IconsAsk, host: Host): Promise<PreparedIcons | Mistake> {
  const { packages } = host.project;
  const owner = packageOf(ask.package);
  if (packages.find(owner) === undefined) return notInstalled(key, ask);
  let mistake: Mistake | undefined;
  const prepared = await host.kept(
    JSON.stringify([ask, packages.states([owner], (file) => CODE.test(file))]),
    async (add): Promise<PreparedIcons | undefined> => {
      const read = await readOrTell(key, ask, host);
      if ('message' in read) {
        mistake = read;
        return undefined;
      }
      const kind = ask.package.replaceAll(/[^\w.-]+/g, '-').replace(/^-/, '');
      return {
        package: ask.package,
        statement: read.statement,
        styles: read.styles.map(({ name, ending, content }) => ({
          name,
          ending,
          file: add([kind, name.toLowerCase()].filter(Boolean).join('-'), 'json', JSON.stringify(content)),
          count: Object.keys(content.icons).length,
        })),
      };
    },
  );
  return prepared ?? mistake ?? noIcons(key, ask);
}

/** Reads icons; a package that cannot be loaded is told to its users. */
async function readOrTell(key: string, ask: IconsAsk, { project }: Host): Promise<ReadIcons | Mistake> {
  const { readIcons } = await import('./read-icons.ts');
  try {
    const read = await readIcons(project, ask);
    return read.styles.length === 0 ? noIcons(key, ask) : read;
  } catch (error) {
    return noIcons(key, ask, String(error instanceof Error ? error.message : error).split('\n', 1)[0]);
  }
}

function noIcons(key: string, { package: name }: IconsAsk, said?: string): Mistake {
  return tell(key, {
    message: `No icons could be read from \`${name}\`${said === undefined ? '' : `, which cannot be loaded: ${said.replace(/\.$/, '')}`}.`,
    help: 'use a package, or a path in it, whose modules or exports are React components that draw an `svg`',
  });
}

/** A package in the same repository may change without a new version. */
const CODE = /\.(?:[cm]?js|jsx|json)$/;

/** Tells that a package is not installed. */
function notInstalled(key: string, { package: name }: IconsAsk): Mistake {
  return tell(key, {
    message: `The package \`${name}\` is not installed.`,
    help: 'install it, or correct the name',
  });
}

function tell(key: string, said: Pick<Mistake, 'message' | 'help'>): Mistake {
  return { key, attribute: 'package', code: 'unknown-icons', ...said };
}

/** Returns the package of a specifier: `@scope/icons` for `@scope/icons/line`. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
