import * as React from 'react';
import Box from '@mui/material/Box';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const attributes = ['data-mui-color-scheme', 'class', 'data', '.mode-%s'];

function scriptFor(attribute: string): string {
  const script = InitColorSchemeScript({ attribute }) as React.ReactElement<{
    dangerouslySetInnerHTML: { __html: string };
  }>;
  return script.props.dangerouslySetInnerHTML.__html.replaceAll(/\n\s*/g, '\n').trim();
}

export default function ScriptText() {
  const [attribute, setAttribute] = React.useState(attributes[0]);

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        id="script-attribute"
        label="attribute"
        size="small"
        value={attribute}
        onChange={(event) => setAttribute(event.target.value)}
      >
        {attributes.map((value) => (
          <MenuItem key={value} value={value}>
            {value}
          </MenuItem>
        ))}
      </TextField>
      <Box
        component="pre"
        tabIndex={0}
        sx={{ mb: 0, maxHeight: 240, overflow: 'auto', fontSize: 12 }}
      >
        {scriptFor(attribute)}
      </Box>
    </Box>
  );
}
