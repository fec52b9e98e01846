import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useDocsConfig } from 'docs-nav/react';
import type { ReactNode } from 'react';

interface TileProps {
  /** Name of the component. */
  readonly name: string;
  /** Last part of the pathname of its page. */
  readonly page: string;
  /** Whether it takes the whole row. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A live component above the link to its page. */
export function Tile({ name, page, wide = false, children }: TileProps) {
  const { base } = useDocsConfig();
  return (
    <Box
      sx={{
        gridColumn: wide ? '1 / -1' : 'auto',
        display: 'grid',
        alignContent: 'space-between',
        gap: 0.5,
        minWidth: 0,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, minHeight: 40 }}>{children}</Box>
      <Link
        href={`${base}material-ui/${page}/`}
        color="text.secondary"
        underline="hover"
        sx={{ justifySelf: 'start', fontSize: 13, lineHeight: '24px' }}
      >
        {name}
      </Link>
    </Box>
  );
}
