import fs from 'node:fs';
import path from 'node:path';

/** Files of a package that can contain the code of a component. */
const CODE = /\.[cm]?jsx?$/;

/**
 * Looks for each default of components in the code of their package, as text: `size = 'medium'`, `size: 'medium'`, or
 * what compilers make of them. Returns the number of defaults, and those that no file with the component's name has.
 */
export function findUnconfirmed(folder, components) {
  const unconfirmed = [];
  let defaults = 0;
  for (const { package: owner, name, props, imports } of components) {
    const texts = codeAbout(path.join(folder, 'node_modules', owner), name);
    for (const { name: prop, default: value } of props) {
      if (value === undefined) continue;
      defaults++;
      if (!texts.some((text) => hasDefault(text, prop, value)))
        unconfirmed.push(`${name} ${prop} = ${value} (${imports[0] ?? ''})`);
    }
  }
  return { defaults, unconfirmed };
}

const files = new Map();

/** Reads the files of a package that mention a name in their path or define it, without what is loaded from elsewhere. */
function codeAbout(folder, name) {
  if (!files.has(folder))
    files.set(
      folder,
      fs
        .readdirSync(folder, { recursive: true })
        .filter((file) => CODE.test(file) && !file.includes('node_modules'))
        .map((file) => fs.readFileSync(path.join(folder, file), 'utf8')),
    );
  const last = name.split('.').at(-1);
  const defines = new RegExp(`(?:function|const|let|var|class) _?${last}\\w*\\b|displayName = ['"]${last}`);
  return files.get(folder).filter((text) => defines.test(text));
}

function hasDefault(text, prop, value) {
  const bare = value.replaceAll(/^['"`]|['"`]$/g, '').trim();
  const literal = `['"\`]?${escape(bare).replaceAll(/\s+/g, '\\s*')}['"\`]?`;
  const boolean = { true: '(?:true|!0)', false: '(?:false|!1)' }[bare] ?? literal;
  return (
    new RegExp(`\\b${escape(prop)}['"]?\\s*(?::\\s*[\\w$]+\\s*)?[=:]\\s*${boolean}`).test(text) ||
    new RegExp(`${escape(prop)}\\b[^;{}]{0,200}?(?:=== ?(?:void 0|undefined) ?\\?|\\?\\?)\\s*${boolean}`).test(text)
  );
}

function escape(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
