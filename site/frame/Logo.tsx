import { withoutMarks } from './frame-template.ts';
import { picturesOf, type LogoOwner } from './page/logo.ts';

/** Renders a logo, without alternative text because its name is next to it. */
export function Logo({
  owner,
  base,
  size,
}: {
  readonly owner: LogoOwner;
  readonly base: string;
  readonly size: number;
}) {
  return picturesOf(owner, base).map(({ src, className }) => (
    <img key={src} className={className} src={withoutMarks(src)} alt="" width={size} height={size} />
  ));
}
