import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const sizes = ['Small', 'Medium', 'Large'];

export default function ControlledValues() {
  const [value, setValue] = React.useState<string | null>('Medium');
  const [inputValue, setInputValue] = React.useState('');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        options={sizes}
        value={value}
        onChange={(event, newValue) => setValue(newValue)}
        inputValue={inputValue}
        onInputChange={(event, newInputValue) => setInputValue(newInputValue)}
        renderInput={(params) => <TextField {...params} label="Size" />}
      />
      <Typography variant="body2">
        Chosen: {value ?? 'nothing'}. Typed: {inputValue || 'nothing'}.
      </Typography>
    </Stack>
  );
}
