import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { filterTree, listGroups, toTree, type ThemeNode } from './themeTree.ts';

const trees = {
  light: toTree(createTheme()),
  dark: toTree(createTheme({ palette: { mode: 'dark' } })),
};

const opened: ReadonlySet<string> = new Set(['palette', 'palette.primary']);

function Swatch({ color }: { color: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        inlineSize: 14,
        blockSize: 14,
        marginInlineEnd: 0.75,
        verticalAlign: 'text-bottom',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 0.5,
        bgcolor: color,
      }}
    />
  );
}

interface EntriesProps {
  nodes: readonly ThemeNode[];
  isOpen: (path: string) => boolean;
  toggle: (path: string, open: boolean) => void;
}

function Entries({ nodes, isOpen, toggle }: EntriesProps) {
  return (
    <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, listStyle: 'none' }}>
      {nodes.map(({ path, name, text, color, children }) => (
        <Box component="li" key={path} sx={{ py: 0.25, overflowWrap: 'anywhere' }}>
          {children === undefined ? (
            <span title={`theme.${path}`}>
              {name}: {color !== undefined && <Swatch color={color} />}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {text}
              </Box>
            </span>
          ) : (
            <details
              open={isOpen(path)}
              onToggle={(event) => toggle(path, event.currentTarget.open)}
            >
              <Box component="summary" sx={{ cursor: 'pointer' }}>
                {name}{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {children.length}
                </Box>
              </Box>
              {isOpen(path) && (
                <Entries nodes={children} isOpen={isOpen} toggle={toggle} />
              )}
            </details>
          )}
        </Box>
      ))}
    </Box>
  );
}

export default function ThemeTree() {
  const [dark, setDark] = React.useState(false);
  const [query, setQuery] = React.useState('');
  const [open, setOpen] = React.useState(opened);

  const tree = dark ? trees.dark : trees.light;
  const wanted = query.trim().toLowerCase();
  const { nodes, count } = React.useMemo(() => filterTree(tree, wanted), [tree, wanted]);

  const toggle = (path: string, isOpen: boolean) => {
    setOpen((before) => {
      if (before.has(path) === isOpen) return before;
      const after = new Set(before);
      if (isOpen) after.add(path);
      else after.delete(path);
      return after;
    });
  };

  const search = (text: string) => {
    setQuery(text);
    // Whatever is found shows at once, and can be closed again.
    if (text.trim() !== '') {
      setOpen(new Set(listGroups(filterTree(tree, text.trim().toLowerCase()).nodes)));
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}
      >
        <OutlinedInput
          type="search"
          size="small"
          placeholder="Search, such as “primary” or “#fff”"
          value={query}
          onChange={(event) => search(event.target.value)}
          slotProps={{ input: { 'aria-label': 'Search the theme' } }}
          sx={{ flex: '1 1 240px' }}
        />
        <Button size="small" onClick={() => setOpen(new Set(listGroups(nodes)))}>
          Expand all
        </Button>
        <Button size="small" onClick={() => setOpen(new Set())}>
          Collapse all
        </Button>
        <FormControlLabel
          control={
            <Switch checked={dark} onChange={(event) => setDark(event.target.checked)} />
          }
          label="Dark mode"
        />
      </Stack>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {count === 0 ? `Nothing in the theme matches “${query.trim()}”.` : `${count} values`}
      </Typography>
      <Box
        sx={{
          fontFamily: 'monospace',
          fontSize: 14,
          lineHeight: 1.7,
          blockSize: 480,
          overflow: 'auto',
        }}
        tabIndex={0}
        role="region"
        aria-label="Theme"
      >
        <Entries nodes={nodes} isOpen={(path) => open.has(path)} toggle={toggle} />
      </Box>
    </Box>
  );
}
