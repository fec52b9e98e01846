import ts from 'typescript-for-docs-nav';
import { heritageOf } from '../read/declarations.ts';
import type { ApiFinding } from '../../../../site/api/api-data.ts';
import type { ApiProgram } from '../exports/open-program.ts';
import type { FoundMember } from './read-members.ts';
import { placeOfNode } from '../exports/source-place.ts';
import { findLostImport } from '../exports/unresolved-imports.ts';

/** Lists the imports in the files of the project that lead nowhere, as mistakes. */
export function unresolvedInProject(program: ApiProgram): readonly ApiFinding[] {
  return program.unresolved().map((node) => toFinding(node, undefined, program));
}

/**
 * Lists the imports through which rows or the base of a component's props are lost, in any package. `declarations` are
 * those of the props.
 */
export function unresolvedInProps(
  owner: string,
  { declarations, own }: { readonly declarations: readonly ts.Declaration[]; readonly own: readonly FoundMember[] },
  program: ApiProgram,
): readonly ApiFinding[] {
  const bases = declarations.flatMap(basesOf);
  const rows = own.flatMap(({ name, symbol }) =>
    (symbol.declarations ?? []).flatMap((node) =>
      (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)) && node.type !== undefined
        ? [{ node: node.type, dependent: `\`${name}\` of \`${owner}\`` }]
        : [],
    ),
  );
  const parts = [...bases.map((node) => ({ node, dependent: `the props of \`${owner}\`` })), ...rows];
  return parts.flatMap(({ node, dependent }) => {
    const lost = findLostImport(node, program.checker);
    const isOpen = lost !== undefined && program.unresolvedIn(lost.getSourceFile()).includes(lost);
    return isOpen ? [toFinding(lost, dependent, program)] : [];
  });
}

/** Returns what a type is made of: the interfaces that it extends, or the type that it stands for. */
function basesOf(node: ts.Declaration): readonly ts.Node[] {
  if (!ts.isTypeAliasDeclaration(node)) return heritageOf(node);
  return ts.isTypeLiteralNode(node.type) ? [] : [node.type];
}

function toFinding(node: ts.StringLiteralLike, dependent: string | undefined, { project }: ApiProgram): ApiFinding {
  const isFile = node.text.startsWith('.');
  return {
    code: 'api-unresolved-import',
    at: placeOfNode(project.root, node),
    message: `The import \`${node.text}\` cannot be resolved${dependent === undefined ? '' : `, and ${dependent} depend${dependent.startsWith('the ') ? '' : 's'} on it`}.`,
    help: isFile
      ? 'correct the path, or add the file'
      : 'install the package, correct its name, or add the alias to `paths` in `tsconfig.json`',
  };
}
