import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const justify = ['flex-start', 'center', 'flex-end', 'space-between', 'space-evenly'];
const align = ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'];
const item = { p: 1, bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function FlexAlignment() {
  const [justifyContent, setJustifyContent] = React.useState('space-between');
  const [alignItems, setAlignItems] = React.useState('center');

  const choice = (label: string, value: string, set: (value: string) => void, names: string[]) => (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => set(event.target.value)}
      slotProps={{ select: { native: true } }}
    >
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </TextField>
  );

  return (
    <Box sx={{ display: 'grid', gap: 2, width: 300 }}>
      {choice('justifyContent', justifyContent, setJustifyContent, justify)}
      {choice('alignItems', alignItems, setAlignItems, align)}
      <Box
        sx={{ display: 'flex', justifyContent, alignItems, height: 120, border: 1, p: 1, gap: 1 }}
      >
        <Box sx={item}>One</Box>
        <Box sx={[item, { fontSize: 28 }]}>Two</Box>
        <Box sx={item}>Three</Box>
      </Box>
    </Box>
  );
}
