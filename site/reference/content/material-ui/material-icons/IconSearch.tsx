import * as React from 'react';
import { useCopy } from 'docs-nav/react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';
import { icons, type NamedIcon } from './data.ts';

function IconToCopy({ name, Icon }: NamedIcon) {
  const { copy, isCopied } = useCopy(
    `import ${name}Icon from '@mui/icons-material/${name}';`,
  );

  return (
    <ButtonBase
      aria-label={`Copy the import of ${name}`}
      focusRipple
      onClick={copy}
      sx={{
        flexDirection: 'column',
        width: '100%',
        px: 0.5,
        py: 1,
        borderRadius: 1,
        overflowWrap: 'anywhere',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      {isCopied ? <CheckIcon color="success" /> : <Icon />}
      <Typography variant="caption">{name}</Typography>
    </ButtonBase>
  );
}

export default function IconSearch() {
  const [query, setQuery] = React.useState('');
  const wanted = query.trim().toLowerCase();
  const found = icons.filter(({ name, words }) =>
    `${name} ${words}`.toLowerCase().includes(wanted),
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        type="search"
        size="small"
        label="Search these icons"
        helperText={`${found.length} of ${icons.length} icons. Try “user” or “file”.`}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Box
        component="ul"
        aria-label="Icons"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
          gap: 1,
          listStyle: 'none',
          m: 0,
          p: 0,
          minHeight: 240,
          alignContent: 'start',
        }}
      >
        {found.map((icon) => (
          <li key={icon.name}>
            <IconToCopy {...icon} />
          </li>
        ))}
      </Box>
    </Stack>
  );
}
