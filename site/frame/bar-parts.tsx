import styled from '@emotion/styled';
import AppBar, { type AppBarProps } from '@mui/material/AppBar';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import Toolbar, { type ToolbarProps } from '@mui/material/Toolbar';
import { DURATIONS, FONT_WEIGHTS, SPACING } from '../theme/constants.ts';

/** Height of the bar's first row, in px; `styles/bar.css` and `styles/layout.css` depend on it. */
const BAR_HEIGHT = 60;

// Colors and radii come from variables for both modes: see `theme/tokens.css`.

/** The bar itself: stays at the top while the page scrolls under it. */
export function Bar(props: AppBarProps & { readonly 'data-swap'?: string }) {
  return <Sticky position="sticky" color="transparent" elevation={0} {...props} />;
}

/** The bar's one row. */
export const BarRow = styled((props: ToolbarProps) => <Toolbar disableGutters {...props} />)({
  '&&': { minHeight: BAR_HEIGHT },
  gap: SPACING / 2,
  minWidth: 0,
});

/** The site's name, which links to the start page. */
export const Brand = styled(Link)({
  flex: 'none',
  overflow: 'hidden',
  maxWidth: '16em',
  color: 'var(--dn-ink)',
  fontSize: '1rem',
  fontWeight: FONT_WEIGHTS.bold,
  letterSpacing: '-0.015em',
  textDecoration: 'none',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The button that opens search and looks like its field. */
export const FindButton = styled(ButtonBase)({
  justifyContent: 'start',
  minWidth: 0,
  height: 'var(--dn-control)',
  padding: '0 12px',
  border: '1px solid var(--dn-rule)',
  borderRadius: 'var(--dn-pill)',
  background: 'var(--dn-well)',
  color: 'var(--dn-quiet)',
  fontSize: '0.875rem',
  fontWeight: FONT_WEIGHTS.regular,
  lineHeight: 1.75,
  '&:hover': { borderColor: 'var(--dn-edge)', background: 'var(--dn-well)' },
});

/** A square button with an icon from the stylesheet. */
export const IconButton = styled(ButtonBase)({
  flex: 'none',
  width: 'var(--dn-control)',
  height: 'var(--dn-control)',
  borderRadius: 'var(--dn-pill)',
  color: 'var(--dn-quiet)',
  transition: `color ${DURATIONS.shortest}ms, background-color ${DURATIONS.shortest}ms`,
  '&:hover': { background: 'var(--dn-well)', color: 'var(--dn-ink)' },
}) as (props: ButtonBaseProps<'button'> | ButtonBaseProps<'a', { component: 'a' }>) => React.ReactElement;

const Sticky = styled(AppBar)({
  insetInline: 0,
  display: 'block',
  background: 'var(--dn-paper)',
});
