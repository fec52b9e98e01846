import Link from '@mui/material/Link';

interface Base {
  label: string;
}

type NextLinkProps = Base &
  ({ external: true; href: string; rel?: string } | { external?: false; page: string; section?: number });

/** Where to go next. */
export function NextLink(props: NextLinkProps) {
  return <Link href={props.external ? props.href : props.page}>{props.label}</Link>;
}
